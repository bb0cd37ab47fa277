package android.graphics;

import android.os.Parcel;
import android.os.Parcelable;
import androidx.annotation.Nullable;

public final class Rect implements Parcelable {
    public int bottom;
    public int left;
    public int right;
    public int top;

    public Rect() {}
    public Rect(int left, int top, int right, int bottom) {}
    public Rect(@Nullable Rect r) {}

    public final native int width();
    public final native int height();
    public native int describeContents();
    public native void writeToParcel(Parcel out, int flags);
}
