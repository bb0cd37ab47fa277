package android.view;

import android.os.Parcelable;

public abstract class InputEvent implements Parcelable {
    InputEvent() {}

    public abstract long getEventTime();
    public abstract int getDeviceId();
    public native int describeContents();
}
