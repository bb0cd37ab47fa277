package android.net;

import android.os.Parcel;
import android.os.Parcelable;

public class Network implements Parcelable {
    private Network() {}

    public native long getNetworkHandle();
    public native int describeContents();
    public native void writeToParcel(Parcel dest, int flags);
}
