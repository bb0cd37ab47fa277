package android.os;

public final class SystemClock {
    private SystemClock() {}

    public static native long elapsedRealtime();
    public static native long elapsedRealtimeNanos();
    public static native long uptimeMillis();
    public static native long currentThreadTimeMillis();
    public static native void sleep(long ms);
}
