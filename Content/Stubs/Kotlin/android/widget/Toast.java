package android.widget;

import android.content.Context;

public class Toast {
    public static final int LENGTH_LONG = 1;
    public static final int LENGTH_SHORT = 0;

    public Toast(Context context) {}

    public static native Toast makeText(Context context, CharSequence text, int duration);
    public static native Toast makeText(Context context, int resId, int duration);
    public native void show();
    public native void cancel();
}
