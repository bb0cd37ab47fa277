package android.os;

import androidx.annotation.Nullable;

public final class Parcel {
    private Parcel() {}

    public native int readInt();
    public native @Nullable String readString();
    public native void writeInt(int val);
    public native void writeString(@Nullable String val);
}
