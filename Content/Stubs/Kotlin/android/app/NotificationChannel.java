package android.app;

import android.os.Parcel;
import android.os.Parcelable;

public final class NotificationChannel implements Parcelable {
    public NotificationChannel(String id, CharSequence name, int importance) {}

    public native void setDescription(String description);
    public native int describeContents();
    public native void writeToParcel(Parcel dest, int flags);
}
