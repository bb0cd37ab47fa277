package android.app;

import android.content.Context;
import android.content.DialogInterface;
import android.os.Bundle;
import android.view.View;
import android.view.Window;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public class Dialog implements DialogInterface {
    public Dialog(@NonNull Context context) {}
    public Dialog(@NonNull Context context, int themeResId) {}

    public native void show();
    public native void hide();
    public native void cancel();
    public native void dismiss();
    public native boolean isShowing();
    public final native @NonNull Context getContext();
    public native @Nullable Window getWindow();
    protected native void onCreate(Bundle savedInstanceState);
    protected native void onStart();
    protected native void onStop();
    @Deprecated public native void onBackPressed();
    public native void onWindowFocusChanged(boolean hasFocus);
    public native void setCancelable(boolean flag);
    public native void setContentView(int layoutResID);
    public native void setContentView(@NonNull View view);
    public native void setTitle(@Nullable CharSequence title);
    public native void setTitle(int titleId);
    public native void setOnDismissListener(@Nullable DialogInterface.OnDismissListener listener);
    public native void setOnCancelListener(@Nullable DialogInterface.OnCancelListener listener);
}
