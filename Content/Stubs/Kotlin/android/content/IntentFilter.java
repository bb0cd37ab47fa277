package android.content;

import android.os.Parcel;
import android.os.Parcelable;

public class IntentFilter implements Parcelable {
    public IntentFilter() {}
    public IntentFilter(String action) {}

    public final native void addAction(String action);
    public final native void addCategory(String category);
    public final native int describeContents();
    public final native void writeToParcel(Parcel dest, int flags);
}
