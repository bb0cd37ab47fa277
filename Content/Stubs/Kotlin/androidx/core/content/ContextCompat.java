package androidx.core.content;

import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.graphics.drawable.Drawable;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import java.util.concurrent.Executor;

public class ContextCompat {
    public static final int RECEIVER_EXPORTED = 0x2;
    public static final int RECEIVER_NOT_EXPORTED = 0x4;

    protected ContextCompat() {}

    public static native int checkSelfPermission(@NonNull Context context, @NonNull String permission);
    public static native int getColor(@NonNull Context context, int id);
    public static native @Nullable Drawable getDrawable(@NonNull Context context, int id);
    public static native @NonNull Executor getMainExecutor(@NonNull Context context);
    public static native @Nullable <T> T getSystemService(@NonNull Context context, @NonNull Class<T> serviceClass);
    public static native @Nullable Intent registerReceiver(
        @NonNull Context context, @Nullable BroadcastReceiver receiver, @NonNull IntentFilter filter, int flags);
    public static native void startForegroundService(@NonNull Context context, @NonNull Intent intent);
}
