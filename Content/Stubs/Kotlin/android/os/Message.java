package android.os;

public final class Message implements Parcelable {
    public int arg1;
    public int arg2;
    public Object obj;
    public int what;

    public Message() {}

    public native int describeContents();
    public native void writeToParcel(Parcel dest, int flags);
}
