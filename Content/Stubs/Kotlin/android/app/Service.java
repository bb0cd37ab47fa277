package android.app;

import android.content.ComponentCallbacks2;
import android.content.ContextWrapper;
import android.content.Intent;
import android.content.res.Configuration;
import android.os.IBinder;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public abstract class Service extends ContextWrapper implements ComponentCallbacks2 {
    public static final int START_NOT_STICKY = 2;
    public static final int START_REDELIVER_INTENT = 3;
    public static final int START_STICKY = 1;
    public static final int STOP_FOREGROUND_DETACH = 1 << 1;
    public static final int STOP_FOREGROUND_REMOVE = 1 << 0;

    public Service() {
        super(null);
    }

    public final native Application getApplication();
    public native void onCreate();
    public native int onStartCommand(Intent intent, int flags, int startId);
    public native void onDestroy();
    public native void onConfigurationChanged(@NonNull Configuration newConfig);
    @Deprecated public native void onLowMemory();
    public native void onTrimMemory(int level);
    @Nullable public abstract IBinder onBind(Intent intent);
    public native boolean onUnbind(Intent intent);
    public native void onRebind(Intent intent);
    public native void onTaskRemoved(Intent rootIntent);
    public native void onTimeout(int startId);
    public native void onTimeout(int startId, int fgsType);
    public final native void stopSelf();
    public final native void stopSelf(int startId);
    public final native boolean stopSelfResult(int startId);
    public final native void startForeground(int id, Notification notification);
    public final native void startForeground(int id, @NonNull Notification notification, int foregroundServiceType);
    @Deprecated public final native void stopForeground(boolean removeNotification);
    public final native void stopForeground(int notificationBehavior);
}
