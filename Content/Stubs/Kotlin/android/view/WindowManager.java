package android.view;

import android.os.Parcel;
import android.os.Parcelable;

public interface WindowManager {
    void addView(View view, ViewGroup.LayoutParams params);

    void removeView(View view);

    void updateViewLayout(View view, ViewGroup.LayoutParams params);

    class LayoutParams extends ViewGroup.LayoutParams implements Parcelable {
        public static final int FLAG_DIM_BEHIND = 0x00000002;
        public static final int FLAG_NOT_FOCUSABLE = 0x00000008;
        public static final int FLAG_NOT_TOUCHABLE = 0x00000010;
        public static final int FLAG_KEEP_SCREEN_ON = 0x00000080;
        @Deprecated public static final int FLAG_FULLSCREEN = 0x00000400;
        public static final int FLAG_SECURE = 0x00002000;
        @Deprecated public static final int FLAG_SHOW_WHEN_LOCKED = 0x00080000;
        @Deprecated public static final int FLAG_TURN_SCREEN_ON = 0x00200000;
        public static final float BRIGHTNESS_OVERRIDE_NONE = -1.0f;
        public static final int SOFT_INPUT_STATE_VISIBLE = 4;
        public static final int SOFT_INPUT_STATE_ALWAYS_HIDDEN = 3;
        public int flags;
        public float screenBrightness;
        public int softInputMode;

        public LayoutParams() {
            super(0, 0);
        }

        public native int describeContents();
        public native void writeToParcel(Parcel out, int parcelableFlags);
    }
}
