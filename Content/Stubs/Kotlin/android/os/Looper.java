package android.os;

import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public final class Looper {
    private Looper() {}

    public static native Looper getMainLooper();
    public static native @Nullable Looper myLooper();
    public static native void prepare();
    public static native void loop();
    public native boolean isCurrentThread();
    public native @NonNull Thread getThread();
    public native void quit();
    public native void quitSafely();
}
