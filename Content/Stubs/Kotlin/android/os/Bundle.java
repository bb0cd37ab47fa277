package android.os;

import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import java.io.Serializable;
import java.util.ArrayList;

public final class Bundle extends BaseBundle implements Cloneable, Parcelable {
    public static final Bundle EMPTY = null;

    public Bundle() {}
    public Bundle(int capacity) {}
    public Bundle(Bundle b) {}

    public native Object clone();
    public native void putAll(Bundle bundle);
    public native @Nullable Bundle getBundle(@Nullable String key);
    public native float getFloat(String key);
    public native float getFloat(String key, float defaultValue);
    public native @Nullable CharSequence getCharSequence(@Nullable String key);
    public native @Nullable ArrayList<String> getStringArrayList(@Nullable String key);
    @Deprecated public native @Nullable <T extends Parcelable> T getParcelable(@Nullable String key);
    public native @Nullable <T> T getParcelable(@Nullable String key, @NonNull Class<T> clazz);
    @Deprecated public native @Nullable Serializable getSerializable(@Nullable String key);
    public native @Nullable <T extends Serializable> T getSerializable(@Nullable String key, @NonNull Class<T> clazz);
    public native void putBundle(@Nullable String key, @Nullable Bundle value);
    public native void putFloat(@Nullable String key, float value);
    public native void putCharSequence(@Nullable String key, @Nullable CharSequence value);
    public native void putStringArrayList(@Nullable String key, @Nullable ArrayList<String> value);
    public native void putParcelable(@Nullable String key, @Nullable Parcelable value);
    public native void putSerializable(@Nullable String key, @Nullable Serializable value);
    public native int describeContents();
    public native void writeToParcel(Parcel parcel, int flags);
}
