package android.content.pm;

import android.os.Parcel;
import android.os.Parcelable;

public class ActivityInfo implements Parcelable {
    public static final int CONFIG_KEYBOARD_HIDDEN = 0x0020;
    public static final int CONFIG_LOCALE = 0x0004;
    public static final int CONFIG_ORIENTATION = 0x0080;
    public static final int CONFIG_SCREEN_SIZE = 0x0400;
    public static final int CONFIG_UI_MODE = 0x0200;
    public static final int SCREEN_ORIENTATION_UNSPECIFIED = -1;
    public static final int SCREEN_ORIENTATION_LANDSCAPE = 0;
    public static final int SCREEN_ORIENTATION_PORTRAIT = 1;

    public ActivityInfo() {}

    public native int describeContents();
    public native void writeToParcel(Parcel dest, int parcelableFlags);
}
