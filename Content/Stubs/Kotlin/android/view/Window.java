package android.view;

import android.content.Context;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public abstract class Window {
    public static final int FEATURE_NO_TITLE = 1;

    public Window(Context context) {}

    public native void addFlags(int flags);
    public native void clearFlags(int flags);
    public native void setFlags(int flags, int mask);
    public final native WindowManager.LayoutParams getAttributes();
    public native void setAttributes(WindowManager.LayoutParams a);
    public final native Context getContext();
    @NonNull public abstract View getDecorView();
    @Nullable public abstract View peekDecorView();
    public native <T extends View> T findViewById(int id);
    public native @Nullable WindowInsetsController getInsetsController();
    public native WindowManager getWindowManager();
    public final native boolean isActive();
    public native void setSoftInputMode(int mode);
    public native void setHideOverlayWindows(boolean hide);
}
