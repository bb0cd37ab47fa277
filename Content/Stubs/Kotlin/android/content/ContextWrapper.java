package android.content;

import android.content.pm.PackageManager;
import android.content.res.Resources;
import android.os.Bundle;
import android.os.Looper;
import androidx.annotation.Nullable;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;

public class ContextWrapper extends Context {
    public ContextWrapper(Context base) {}

    protected native void attachBaseContext(Context base);
    public native Context getBaseContext();
    public native Context getApplicationContext();
    public native Resources getResources();
    public native Resources.Theme getTheme();
    public native void setTheme(int resid);
    public native PackageManager getPackageManager();
    public native ContentResolver getContentResolver();
    public native Looper getMainLooper();
    public native String getPackageName();
    public native File getFilesDir();
    public native File getCacheDir();
    public native SharedPreferences getSharedPreferences(String name, int mode);
    public native FileInputStream openFileInput(String name) throws FileNotFoundException;
    public native FileOutputStream openFileOutput(String name, int mode) throws FileNotFoundException;
    public native Object getSystemService(String name);
    public native int checkSelfPermission(String permission);
    public native void startActivity(Intent intent);
    public native void startActivity(Intent intent, Bundle options);
    public native @Nullable ComponentName startService(Intent service);
    public native @Nullable ComponentName startForegroundService(Intent service);
    public native boolean stopService(Intent name);
    public native boolean bindService(Intent service, ServiceConnection conn, int flags);
    public native void unbindService(ServiceConnection conn);
    public native void sendBroadcast(Intent intent);
    public native Intent registerReceiver(BroadcastReceiver receiver, IntentFilter filter);
    public native Intent registerReceiver(BroadcastReceiver receiver, IntentFilter filter, int flags);
    public native void unregisterReceiver(BroadcastReceiver receiver);
}
