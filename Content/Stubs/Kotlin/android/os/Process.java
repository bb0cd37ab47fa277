package android.os;

public class Process {
    public Process() {}

    public static final native int myPid();
    public static final native int myTid();
    public static final native int myUid();
    public static final native void killProcess(int pid);
    public static final native long getStartElapsedRealtime();
    public static final native long getStartUptimeMillis();
}
