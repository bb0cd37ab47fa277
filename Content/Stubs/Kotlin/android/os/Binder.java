package android.os;

public class Binder implements IBinder {
    public Binder() {}

    public static final native int getCallingPid();
    public static final native int getCallingUid();
}
