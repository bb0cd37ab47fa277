package android.os;

public final class PowerManager {
    public static final int PARTIAL_WAKE_LOCK = 0x00000001;

    private PowerManager() {}

    public native boolean isInteractive();
    public native boolean isPowerSaveMode();
    public native PowerManager.WakeLock newWakeLock(int levelAndFlags, String tag);

    public final class WakeLock {
        private WakeLock() {}

        public native void acquire();
        public native void acquire(long timeout);
        public native boolean isHeld();
        public native void release();
    }
}
