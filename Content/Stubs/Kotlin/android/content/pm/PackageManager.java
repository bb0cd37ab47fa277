package android.content.pm;

import android.content.Intent;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public abstract class PackageManager {
    public static final int PERMISSION_DENIED = -1;
    public static final int PERMISSION_GRANTED = 0;
    public static final String FEATURE_CAMERA = "android.hardware.camera";
    public static final String FEATURE_PICTURE_IN_PICTURE = "android.software.picture_in_picture";

    @Deprecated public PackageManager() {}

    public abstract boolean hasSystemFeature(@NonNull String featureName);
    @Nullable public abstract Intent getLaunchIntentForPackage(@NonNull String packageName);
}
