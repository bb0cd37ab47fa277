package android.content;

import android.content.pm.PackageManager;
import android.content.res.Resources;
import android.graphics.drawable.Drawable;
import android.os.Bundle;
import android.os.Looper;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.util.concurrent.Executor;

public abstract class Context {
    public static final int MODE_PRIVATE = 0x0000;
    public static final int BIND_AUTO_CREATE = 0x0001;
    public static final int BIND_NOT_FOREGROUND = 0x0004;
    public static final int BIND_IMPORTANT = 0x0040;
    public static final int RECEIVER_EXPORTED = 0x2;
    public static final int RECEIVER_NOT_EXPORTED = 0x4;
    public static final String ACTIVITY_SERVICE = "activity";
    public static final String AUDIO_SERVICE = "audio";
    public static final String CONNECTIVITY_SERVICE = "connectivity";
    public static final String INPUT_METHOD_SERVICE = "input_method";
    public static final String LAYOUT_INFLATER_SERVICE = "layout_inflater";
    public static final String LOCATION_SERVICE = "location";
    public static final String NOTIFICATION_SERVICE = "notification";
    public static final String POWER_SERVICE = "power";
    public static final String SENSOR_SERVICE = "sensor";
    public static final String WINDOW_SERVICE = "window";

    public Context() {}

    public abstract Context getApplicationContext();
    public abstract Resources getResources();
    public abstract Resources.Theme getTheme();
    public abstract void setTheme(int resid);
    public abstract PackageManager getPackageManager();
    public abstract ContentResolver getContentResolver();
    public abstract Looper getMainLooper();
    public native Executor getMainExecutor();
    public abstract String getPackageName();
    public abstract File getFilesDir();
    public abstract File getCacheDir();
    public abstract SharedPreferences getSharedPreferences(String name, int mode);
    public abstract FileInputStream openFileInput(String name) throws FileNotFoundException;
    public abstract FileOutputStream openFileOutput(String name, int mode) throws FileNotFoundException;
    public final native @NonNull CharSequence getText(int resId);
    public final native @NonNull String getString(int resId);
    public final native @NonNull String getString(int resId, Object... formatArgs);
    public final native int getColor(int id);
    public final native @Nullable Drawable getDrawable(int id);
    public abstract Object getSystemService(@NonNull String name);
    public final native <T> T getSystemService(@NonNull Class<T> serviceClass);
    public abstract int checkSelfPermission(@NonNull String permission);
    public abstract void startActivity(Intent intent);
    public abstract void startActivity(Intent intent, @Nullable Bundle options);
    @Nullable public abstract ComponentName startService(Intent service);
    @Nullable public abstract ComponentName startForegroundService(Intent service);
    public abstract boolean stopService(Intent service);
    public abstract boolean bindService(@NonNull Intent service, @NonNull ServiceConnection conn, int flags);
    public abstract void unbindService(@NonNull ServiceConnection conn);
    public abstract void sendBroadcast(Intent intent);
    @Nullable public abstract Intent registerReceiver(@Nullable BroadcastReceiver receiver, IntentFilter filter);
    @Nullable public abstract Intent registerReceiver(
        @Nullable BroadcastReceiver receiver, IntentFilter filter, int flags);
    public abstract void unregisterReceiver(BroadcastReceiver receiver);
    public native void registerComponentCallbacks(ComponentCallbacks callback);
    public native void unregisterComponentCallbacks(ComponentCallbacks callback);
}
