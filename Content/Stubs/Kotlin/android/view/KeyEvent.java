package android.view;

import android.os.Parcel;

public class KeyEvent extends InputEvent {
    public static final int ACTION_DOWN = 0;
    public static final int ACTION_UP = 1;
    public static final int KEYCODE_BACK = 4;
    public static final int KEYCODE_MEDIA_PLAY_PAUSE = 85;
    public static final int KEYCODE_VOLUME_DOWN = 25;
    public static final int KEYCODE_VOLUME_UP = 24;

    public KeyEvent(int action, int code) {}

    public final native int getAction();
    public final native int getKeyCode();
    public final native int getRepeatCount();
    public final native long getEventTime();
    public final native int getDeviceId();
    public native void writeToParcel(Parcel out, int flags);

    public interface Callback {
        boolean onKeyDown(int keyCode, KeyEvent event);

        boolean onKeyLongPress(int keyCode, KeyEvent event);

        boolean onKeyUp(int keyCode, KeyEvent event);

        boolean onKeyMultiple(int keyCode, int count, KeyEvent event);
    }
}
