package android.graphics;

import android.os.Parcel;
import android.os.Parcelable;
import androidx.annotation.NonNull;

public final class Bitmap implements Parcelable {
    private Bitmap() {}

    public native int getWidth();
    public native int getHeight();
    public native int getByteCount();
    public native boolean isRecycled();
    public native void recycle();
    public native int describeContents();
    public native void writeToParcel(@NonNull Parcel p, int flags);
}
