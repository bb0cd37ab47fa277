package android.app;

import android.content.Context;
import android.content.Intent;
import android.os.Parcel;
import android.os.Parcelable;
import androidx.annotation.NonNull;

public final class PendingIntent implements Parcelable {
    public static final int FLAG_IMMUTABLE = 1 << 26;
    public static final int FLAG_MUTABLE = 1 << 25;
    public static final int FLAG_ONE_SHOT = 1 << 30;
    public static final int FLAG_CANCEL_CURRENT = 1 << 28;
    public static final int FLAG_UPDATE_CURRENT = 1 << 27;

    private PendingIntent() {}

    public static native PendingIntent getActivity(
        Context context, int requestCode, @NonNull Intent intent, int flags);
    public static native PendingIntent getBroadcast(
        Context context, int requestCode, @NonNull Intent intent, int flags);
    public static native PendingIntent getService(
        Context context, int requestCode, @NonNull Intent intent, int flags);
    public native void cancel();
    public native int describeContents();
    public native void writeToParcel(Parcel out, int flags);
}
