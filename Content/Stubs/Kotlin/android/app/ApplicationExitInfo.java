package android.app;

import android.os.Parcel;
import android.os.Parcelable;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public final class ApplicationExitInfo implements Parcelable {
    public static final int REASON_UNKNOWN = 0;
    public static final int REASON_EXIT_SELF = 1;
    public static final int REASON_SIGNALED = 2;
    public static final int REASON_LOW_MEMORY = 3;
    public static final int REASON_CRASH = 4;
    public static final int REASON_CRASH_NATIVE = 5;
    public static final int REASON_ANR = 6;
    public static final int REASON_USER_REQUESTED = 10;
    public static final int REASON_USER_STOPPED = 11;
    public static final int REASON_FREEZER = 14;

    private ApplicationExitInfo() {}

    public native int getReason();
    public native int getImportance();
    public native int getPid();
    public native int getStatus();
    public native long getTimestamp();
    public native @NonNull String getProcessName();
    public native @Nullable String getDescription();
    public native int describeContents();
    public native void writeToParcel(@NonNull Parcel dest, int flags);
}
