package android.util;

import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public final class Log {
    public static final int VERBOSE = 2;
    public static final int DEBUG = 3;
    public static final int INFO = 4;
    public static final int WARN = 5;
    public static final int ERROR = 6;

    private Log() {}

    public static native int v(@Nullable String tag, @NonNull String msg);
    public static native int v(@Nullable String tag, @Nullable String msg, @Nullable Throwable tr);
    public static native int d(@Nullable String tag, @NonNull String msg);
    public static native int d(@Nullable String tag, @Nullable String msg, @Nullable Throwable tr);
    public static native int i(@Nullable String tag, @NonNull String msg);
    public static native int i(@Nullable String tag, @Nullable String msg, @Nullable Throwable tr);
    public static native int w(@Nullable String tag, @NonNull String msg);
    public static native int w(@Nullable String tag, @Nullable String msg, @Nullable Throwable tr);
    public static native int w(@Nullable String tag, @Nullable Throwable tr);
    public static native int e(@Nullable String tag, @NonNull String msg);
    public static native int e(@Nullable String tag, @Nullable String msg, @Nullable Throwable tr);
    public static native boolean isLoggable(@Nullable String tag, int level);
}
