package android.content;

public abstract class BroadcastReceiver {
    public BroadcastReceiver() {}

    public abstract void onReceive(Context context, Intent intent);
    public final native BroadcastReceiver.PendingResult goAsync();
    public final native boolean isOrderedBroadcast();
    public final native void abortBroadcast();

    public static class PendingResult {
        private PendingResult() {}

        public final native void finish();
    }
}
