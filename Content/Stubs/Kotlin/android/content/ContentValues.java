package android.content;

import android.os.Parcel;
import android.os.Parcelable;

public final class ContentValues implements Parcelable {
    public ContentValues() {}

    public native void put(String key, String value);
    public native void put(String key, Integer value);
    public native void put(String key, Long value);
    public native void put(String key, Boolean value);
    public native int describeContents();
    public native void writeToParcel(Parcel parcel, int flags);
}
