package android.content;

import android.os.Parcel;
import android.os.Parcelable;
import androidx.annotation.NonNull;

public final class ComponentName implements Parcelable {
    public ComponentName(@NonNull String pkg, @NonNull String cls) {}
    public ComponentName(@NonNull Context pkg, @NonNull String cls) {}
    public ComponentName(@NonNull Context pkg, @NonNull Class<?> cls) {}

    public native @NonNull String getPackageName();
    public native @NonNull String getClassName();
    public native @NonNull String getShortClassName();
    public native int describeContents();
    public native void writeToParcel(Parcel out, int flags);
}
