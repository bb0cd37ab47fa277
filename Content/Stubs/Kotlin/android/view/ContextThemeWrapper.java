package android.view;

import android.content.Context;
import android.content.ContextWrapper;
import android.content.res.Configuration;

public class ContextThemeWrapper extends ContextWrapper {
    public ContextThemeWrapper() {
        super(null);
    }
    public ContextThemeWrapper(Context base, int themeResId) {
        super(base);
    }

    protected native void attachBaseContext(Context newBase);
    public native void applyOverrideConfiguration(Configuration overrideConfiguration);
}
