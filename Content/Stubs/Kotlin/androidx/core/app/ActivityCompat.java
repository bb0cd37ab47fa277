package androidx.core.app;

import android.app.Activity;
import androidx.annotation.NonNull;
import androidx.core.content.ContextCompat;

public class ActivityCompat extends ContextCompat {
    protected ActivityCompat() {}

    public static native void recreate(@NonNull Activity activity);
    public static native void requestPermissions(
        @NonNull Activity activity, @NonNull String[] permissions, int requestCode);
    public static native boolean shouldShowRequestPermissionRationale(
        @NonNull Activity activity, @NonNull String permission);
}
