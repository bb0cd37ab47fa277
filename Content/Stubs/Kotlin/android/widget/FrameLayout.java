package android.widget;

import android.content.Context;
import android.util.AttributeSet;
import android.view.ViewGroup;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public class FrameLayout extends ViewGroup {
    public FrameLayout(@NonNull Context context) {
        super(context);
    }
    public FrameLayout(@NonNull Context context, @Nullable AttributeSet attrs) {
        super(context);
    }

    protected native void onLayout(boolean changed, int left, int top, int right, int bottom);
}
