package android.view;

import android.content.Context;
import android.content.res.Configuration;
import android.content.res.Resources;
import android.graphics.Canvas;
import android.os.Handler;
import android.os.Parcel;
import android.os.Parcelable;
import android.util.AttributeSet;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public class View {
    public static final int GONE = 8;
    public static final int INVISIBLE = 4;
    public static final int VISIBLE = 0;
    public static final int NO_ID = -1;

    public View(Context context) {}
    public View(Context context, @Nullable AttributeSet attrs) {}
    public View(Context context, @Nullable AttributeSet attrs, int defStyleAttr) {}

    protected native void onAttachedToWindow();
    protected native void onDetachedFromWindow();
    protected native void onFinishInflate();
    protected native void onVisibilityChanged(@NonNull View changedView, int visibility);
    protected native void onWindowVisibilityChanged(int visibility);
    public native void onVisibilityAggregated(boolean isVisible);
    public native void onWindowFocusChanged(boolean hasWindowFocus);
    protected native void onConfigurationChanged(Configuration newConfig);
    protected native void onDraw(@NonNull Canvas canvas);
    protected native void onSizeChanged(int w, int h, int oldw, int oldh);
    protected native @Nullable Parcelable onSaveInstanceState();
    protected native void onRestoreInstanceState(Parcelable state);
    public native boolean onTouchEvent(MotionEvent event);
    public native boolean performClick();
    public native void setOnClickListener(@Nullable View.OnClickListener l);
    public native void setOnFocusChangeListener(View.OnFocusChangeListener l);
    public native void setOnTouchListener(View.OnTouchListener l);
    public native void addOnAttachStateChangeListener(View.OnAttachStateChangeListener listener);
    public native void removeOnAttachStateChangeListener(View.OnAttachStateChangeListener listener);
    public final native <T extends View> T findViewById(int id);
    public final native @NonNull <T extends View> T requireViewById(int id);
    public final native Context getContext();
    public native Handler getHandler();
    public native int getId();
    public native void setId(int id);
    public native Object getTag();
    public native void setTag(Object tag);
    public final native ViewParent getParent();
    public native View getRootView();
    public native Resources getResources();
    public final native int getWidth();
    public final native int getHeight();
    public native int getVisibility();
    public native void setVisibility(int visibility);
    public native float getAlpha();
    public native void setAlpha(float alpha);
    public native boolean isEnabled();
    public native void setEnabled(boolean enabled);
    public native boolean isShown();
    public native boolean isAttachedToWindow();
    public native boolean hasWindowFocus();
    public native boolean hasFocus();
    public final native boolean requestFocus();
    public native void clearFocus();
    public native void setKeepScreenOn(boolean keepScreenOn);
    public native boolean getKeepScreenOn();
    public native void setContentDescription(CharSequence contentDescription);
    public native void setBackgroundColor(int color);
    public native void setSaveEnabled(boolean enabled);
    public native ViewGroup.LayoutParams getLayoutParams();
    public native void setLayoutParams(ViewGroup.LayoutParams params);
    public native void invalidate();
    public native void requestLayout();
    public native boolean post(Runnable action);
    public native boolean postDelayed(Runnable action, long delayMillis);
    public native boolean removeCallbacks(Runnable action);

    public static class BaseSavedState implements Parcelable {
        public BaseSavedState(Parcelable superState) {}

        public native int describeContents();
        public native void writeToParcel(Parcel out, int flags);
    }

    public interface OnAttachStateChangeListener {
        void onViewAttachedToWindow(@NonNull View v);

        void onViewDetachedFromWindow(@NonNull View v);
    }

    public interface OnClickListener {
        void onClick(View v);
    }

    public interface OnFocusChangeListener {
        void onFocusChange(View v, boolean hasFocus);
    }

    public interface OnTouchListener {
        boolean onTouch(View v, MotionEvent event);
    }
}
