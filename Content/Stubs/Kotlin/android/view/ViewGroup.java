package android.view;

import android.content.Context;
import android.util.AttributeSet;

public abstract class ViewGroup extends View implements ViewParent {
    public ViewGroup(Context context) {
        super(context);
    }
    public ViewGroup(Context context, AttributeSet attrs) {
        super(context);
    }

    protected abstract void onLayout(boolean changed, int l, int t, int r, int b);
    public native void addView(View child);
    public native void addView(View child, ViewGroup.LayoutParams params);
    public native void removeView(View view);
    public native void removeAllViews();
    public native View getChildAt(int index);
    public native int getChildCount();

    public static class LayoutParams {
        public static final int MATCH_PARENT = -1;
        public static final int WRAP_CONTENT = -2;
        public int height;
        public int width;

        public LayoutParams(int width, int height) {}
    }

    public static class MarginLayoutParams extends ViewGroup.LayoutParams {
        public int bottomMargin;
        public int leftMargin;
        public int rightMargin;
        public int topMargin;

        public MarginLayoutParams(int width, int height) {
            super(width, height);
        }
    }
}
