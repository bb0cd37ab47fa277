package android.location;

import android.os.Parcel;
import android.os.Parcelable;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public class Location implements Parcelable {
    public Location(@Nullable String provider) {}

    public native double getLatitude();
    public native double getLongitude();
    public native float getAccuracy();
    public native float distanceTo(@NonNull Location dest);
    public native long getTime();
    public native int describeContents();
    public native void writeToParcel(@NonNull Parcel parcel, int flags);
}
