package android.app;

import android.content.Context;
import android.os.Parcel;
import android.os.Parcelable;
import androidx.annotation.NonNull;

public class Notification implements Parcelable {
    public Notification() {}

    public native int describeContents();
    public native void writeToParcel(Parcel parcel, int flags);

    public static class Builder {
        public Builder(Context context, String channelId) {}

        public native @NonNull Notification.Builder setContentTitle(CharSequence title);
        public native @NonNull Notification.Builder setContentText(CharSequence text);
        public native @NonNull Notification.Builder setSmallIcon(int icon);
        public native @NonNull Notification.Builder setContentIntent(PendingIntent intent);
        public native @NonNull Notification.Builder setOngoing(boolean ongoing);
        public native @NonNull Notification build();
    }
}
