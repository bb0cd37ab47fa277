package android.widget;

import android.content.Context;
import android.view.View;

public class ProgressBar extends View {
    public ProgressBar(Context context) {
        super(context);
    }

    public native int getProgress();
    public native void setProgress(int progress);
    public native int getMax();
    public native void setMax(int max);
}
