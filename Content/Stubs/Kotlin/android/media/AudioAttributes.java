package android.media;

import android.os.Parcel;
import android.os.Parcelable;

public final class AudioAttributes implements Parcelable {
    public static final int CONTENT_TYPE_MOVIE = 3;
    public static final int CONTENT_TYPE_MUSIC = 2;
    public static final int CONTENT_TYPE_SPEECH = 1;
    public static final int USAGE_GAME = 14;
    public static final int USAGE_MEDIA = 1;

    private AudioAttributes() {}

    public native int describeContents();
    public native void writeToParcel(Parcel dest, int flags);

    public static class Builder {
        public Builder() {}

        public native AudioAttributes.Builder setContentType(int contentType);
        public native AudioAttributes.Builder setUsage(int usage);
        public native AudioAttributes build();
    }
}
