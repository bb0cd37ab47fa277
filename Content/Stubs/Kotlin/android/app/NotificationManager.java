package android.app;

import androidx.annotation.NonNull;

public class NotificationManager {
    public static final int IMPORTANCE_LOW = 2;
    public static final int IMPORTANCE_DEFAULT = 3;
    public static final int IMPORTANCE_HIGH = 4;

    private NotificationManager() {}

    public native void notify(int id, Notification notification);
    public native void cancel(int id);
    public native void cancelAll();
    public native void createNotificationChannel(@NonNull NotificationChannel channel);
    public native boolean areNotificationsEnabled();
}
