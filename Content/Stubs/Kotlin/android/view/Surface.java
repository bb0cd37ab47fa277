package android.view;

import android.graphics.SurfaceTexture;
import android.os.Parcel;
import android.os.Parcelable;

public class Surface implements Parcelable {
    public Surface(SurfaceTexture surfaceTexture) {}

    public native boolean isValid();
    public native void release();
    public native int describeContents();
    public native void writeToParcel(Parcel dest, int flags);
}
