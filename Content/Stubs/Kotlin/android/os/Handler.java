package android.os;

import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public class Handler {
    @Deprecated public Handler() {}
    @Deprecated public Handler(@Nullable Handler.Callback callback) {}
    public Handler(@NonNull Looper looper) {}
    public Handler(@NonNull Looper looper, @Nullable Handler.Callback callback) {}

    public final native @NonNull Looper getLooper();
    public native void handleMessage(@NonNull Message msg);
    public final native boolean hasCallbacks(@NonNull Runnable r);
    public final native boolean hasMessages(int what);
    public final native @NonNull Message obtainMessage(int what);
    public final native boolean post(@NonNull Runnable r);
    public final native boolean postAtTime(@NonNull Runnable r, long uptimeMillis);
    public final native boolean postDelayed(@NonNull Runnable r, long delayMillis);
    public final native boolean postDelayed(@NonNull Runnable r, @Nullable Object token, long delayMillis);
    public final native void removeCallbacks(@NonNull Runnable r);
    public final native void removeCallbacks(@NonNull Runnable r, @Nullable Object token);
    public final native void removeCallbacksAndMessages(@Nullable Object token);
    public final native void removeMessages(int what);
    public final native boolean sendEmptyMessage(int what);
    public final native boolean sendEmptyMessageDelayed(int what, long delayMillis);
    public final native boolean sendMessage(@NonNull Message msg);

    public interface Callback {
        boolean handleMessage(@NonNull Message msg);
    }
}
