package android.widget;

import android.content.Context;
import android.text.TextWatcher;
import android.util.AttributeSet;
import android.view.View;
import androidx.annotation.Nullable;

public class TextView extends View {
    public TextView(Context context) {
        super(context);
    }
    public TextView(Context context, @Nullable AttributeSet attrs) {
        super(context);
    }

    public native CharSequence getText();
    public final native void setText(CharSequence text);
    public final native void setText(int resid);
    public final native CharSequence getHint();
    public final native void setHint(CharSequence hint);
    public native void setTextColor(int color);
    public native void setTextSize(float size);
    public native void addTextChangedListener(TextWatcher watcher);
    public native void removeTextChangedListener(TextWatcher watcher);
}
