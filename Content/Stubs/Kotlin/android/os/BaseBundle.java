package android.os;

import androidx.annotation.Nullable;
import java.util.Set;

public class BaseBundle {
    BaseBundle() {}

    public native boolean containsKey(String key);
    public native boolean isEmpty();
    public native Set<String> keySet();
    public native int size();
    public native void clear();
    public native void remove(String key);
    public native boolean getBoolean(String key);
    public native boolean getBoolean(String key, boolean defaultValue);
    public native double getDouble(String key);
    public native double getDouble(String key, double defaultValue);
    public native int getInt(String key);
    public native int getInt(String key, int defaultValue);
    public native @Nullable int[] getIntArray(@Nullable String key);
    public native long getLong(String key);
    public native long getLong(String key, long defaultValue);
    public native @Nullable String getString(@Nullable String key);
    public native String getString(@Nullable String key, String defaultValue);
    public native @Nullable String[] getStringArray(@Nullable String key);
    public native void putBoolean(@Nullable String key, boolean value);
    public native void putDouble(@Nullable String key, double value);
    public native void putInt(@Nullable String key, int value);
    public native void putIntArray(@Nullable String key, @Nullable int[] value);
    public native void putLong(@Nullable String key, long value);
    public native void putString(@Nullable String key, @Nullable String value);
    public native void putStringArray(@Nullable String key, @Nullable String[] value);
}
