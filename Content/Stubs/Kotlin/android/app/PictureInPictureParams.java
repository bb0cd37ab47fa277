package android.app;

import android.graphics.Rect;
import android.os.Parcel;
import android.os.Parcelable;
import android.util.Rational;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public final class PictureInPictureParams implements Parcelable {
    private PictureInPictureParams() {}

    public native @Nullable Rational getAspectRatio();
    public native @Nullable Rect getSourceRectHint();
    public native boolean isAutoEnterEnabled();
    public native boolean isSeamlessResizeEnabled();
    public native int describeContents();
    public native void writeToParcel(Parcel out, int flags);

    public static class Builder {
        public Builder() {}

        public native PictureInPictureParams.Builder setAspectRatio(@Nullable Rational aspectRatio);
        public native @NonNull PictureInPictureParams.Builder setAutoEnterEnabled(boolean autoEnterEnabled);
        public native @NonNull PictureInPictureParams.Builder setSeamlessResizeEnabled(boolean seamlessResizeEnabled);
        public native PictureInPictureParams.Builder setSourceRectHint(@Nullable Rect launchBounds);
        public native @NonNull PictureInPictureParams.Builder setTitle(@Nullable CharSequence title);
        public native PictureInPictureParams build();
    }
}
