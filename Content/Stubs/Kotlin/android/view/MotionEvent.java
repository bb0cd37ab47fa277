package android.view;

import android.os.Parcel;

public final class MotionEvent extends InputEvent {
    public static final int ACTION_DOWN = 0;
    public static final int ACTION_UP = 1;
    public static final int ACTION_MOVE = 2;
    public static final int ACTION_CANCEL = 3;

    private MotionEvent() {}

    public final native int getAction();
    public final native int getActionMasked();
    public final native float getX();
    public final native float getY();
    public final native long getEventTime();
    public final native int getDeviceId();
    public native void writeToParcel(Parcel out, int flags);
}
