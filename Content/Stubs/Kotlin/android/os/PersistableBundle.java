package android.os;

import androidx.annotation.Nullable;

public final class PersistableBundle extends BaseBundle implements Cloneable, Parcelable {
    public PersistableBundle() {}

    public native Object clone();
    public native @Nullable PersistableBundle getPersistableBundle(@Nullable String key);
    public native void putPersistableBundle(@Nullable String key, @Nullable PersistableBundle value);
    public native int describeContents();
    public native void writeToParcel(Parcel parcel, int flags);
}
