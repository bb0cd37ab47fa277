package android.content;

import android.content.pm.PackageManager;
import android.net.Uri;
import android.os.Bundle;
import android.os.Parcel;
import android.os.Parcelable;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public class Intent implements Parcelable, Cloneable {
    public static final String ACTION_MAIN = "android.intent.action.MAIN";
    public static final String ACTION_VIEW = "android.intent.action.VIEW";
    public static final String ACTION_SEND = "android.intent.action.SEND";
    public static final String ACTION_DIAL = "android.intent.action.DIAL";
    public static final String ACTION_PICK = "android.intent.action.PICK";
    public static final String ACTION_GET_CONTENT = "android.intent.action.GET_CONTENT";
    public static final String ACTION_BATTERY_LOW = "android.intent.action.BATTERY_LOW";
    public static final String ACTION_BOOT_COMPLETED = "android.intent.action.BOOT_COMPLETED";
    public static final String ACTION_SCREEN_OFF = "android.intent.action.SCREEN_OFF";
    public static final String ACTION_SCREEN_ON = "android.intent.action.SCREEN_ON";
    public static final String ACTION_USER_PRESENT = "android.intent.action.USER_PRESENT";
    public static final String CATEGORY_HOME = "android.intent.category.HOME";
    public static final String CATEGORY_LAUNCHER = "android.intent.category.LAUNCHER";
    public static final String EXTRA_TEXT = "android.intent.extra.TEXT";
    public static final int FLAG_ACTIVITY_CLEAR_TASK = 0x00008000;
    public static final int FLAG_ACTIVITY_CLEAR_TOP = 0x04000000;
    public static final int FLAG_ACTIVITY_NEW_TASK = 0x10000000;
    public static final int FLAG_ACTIVITY_NO_HISTORY = 0x40000000;
    public static final int FLAG_ACTIVITY_REORDER_TO_FRONT = 0x00020000;
    public static final int FLAG_ACTIVITY_SINGLE_TOP = 0x20000000;

    public Intent() {}
    public Intent(Intent o) {}
    public Intent(String action) {}
    public Intent(String action, Uri uri) {}
    public Intent(Context packageContext, Class<?> cls) {}

    public native @Nullable String getAction();
    public native @Nullable Uri getData();
    public native @Nullable Bundle getExtras();
    public native @Nullable ComponentName getComponent();
    public native @Nullable String getType();
    public native int getFlags();
    public native boolean hasExtra(String name);
    public native @Nullable String getStringExtra(String name);
    public native int getIntExtra(String name, int defaultValue);
    public native long getLongExtra(String name, long defaultValue);
    public native boolean getBooleanExtra(String name, boolean defaultValue);
    public native @Nullable Bundle getBundleExtra(String name);
    @Deprecated public native @Nullable <T extends Parcelable> T getParcelableExtra(String name);
    public native @Nullable <T> T getParcelableExtra(@Nullable String name, @NonNull Class<T> clazz);
    public native @NonNull Intent putExtra(String name, String value);
    public native @NonNull Intent putExtra(String name, int value);
    public native @NonNull Intent putExtra(String name, long value);
    public native @NonNull Intent putExtra(String name, boolean value);
    public native @NonNull Intent putExtra(String name, Parcelable value);
    public native @NonNull Intent putExtra(String name, Bundle value);
    public native @NonNull Intent putExtras(@NonNull Bundle extras);
    public native @NonNull Intent addFlags(int flags);
    public native @NonNull Intent addCategory(String category);
    public native @NonNull Intent setFlags(int flags);
    public native @NonNull Intent setAction(@Nullable String action);
    public native @NonNull Intent setData(@Nullable Uri data);
    public native @NonNull Intent setType(@Nullable String type);
    public native @NonNull Intent setPackage(@Nullable String packageName);
    public native @NonNull Intent setClass(@NonNull Context packageContext, @NonNull Class<?> cls);
    public native void removeExtra(String name);
    public native ComponentName resolveActivity(@NonNull PackageManager pm);
    public static native Intent createChooser(Intent target, CharSequence title);
    public native @NonNull Object clone();
    public native int describeContents();
    public native void writeToParcel(Parcel out, int flags);
}
