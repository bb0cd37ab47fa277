package android.content.res;

import android.os.Parcel;
import android.os.Parcelable;

public final class Configuration implements Parcelable {
    public static final int ORIENTATION_UNDEFINED = 0;
    public static final int ORIENTATION_PORTRAIT = 1;
    public static final int ORIENTATION_LANDSCAPE = 2;
    public static final int UI_MODE_NIGHT_MASK = 0x30;
    public static final int UI_MODE_NIGHT_NO = 0x10;
    public static final int UI_MODE_NIGHT_YES = 0x20;
    public static final int SCREENLAYOUT_SIZE_MASK = 0x0f;
    public int densityDpi;
    public float fontScale;
    public int orientation;
    public int screenHeightDp;
    public int screenLayout;
    public int screenWidthDp;
    public int smallestScreenWidthDp;
    public int uiMode;

    public Configuration() {}
    public Configuration(Configuration o) {}

    public native boolean isNightModeActive();
    public native int diff(Configuration delta);
    public native int describeContents();
    public native void writeToParcel(Parcel dest, int flags);
}
