package android.content.pm;

import android.os.Parcel;
import android.os.Parcelable;

public class ServiceInfo implements Parcelable {
    public static final int FOREGROUND_SERVICE_TYPE_CAMERA = 1 << 6;
    public static final int FOREGROUND_SERVICE_TYPE_DATA_SYNC = 1 << 0;
    public static final int FOREGROUND_SERVICE_TYPE_LOCATION = 1 << 3;
    public static final int FOREGROUND_SERVICE_TYPE_MEDIA_PLAYBACK = 1 << 1;
    public static final int FOREGROUND_SERVICE_TYPE_MICROPHONE = 1 << 7;
    public static final int FOREGROUND_SERVICE_TYPE_SHORT_SERVICE = 1 << 11;

    public ServiceInfo() {}

    public native int describeContents();
    public native void writeToParcel(Parcel dest, int parcelableFlags);
}
