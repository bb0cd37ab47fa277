package android.content.res;

import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public class Resources {
    private Resources() {}

    public native Configuration getConfiguration();
    public native boolean getBoolean(int id);
    public native int getColor(int id, @Nullable Resources.Theme theme);
    public native float getDimension(int id);
    public native int getInteger(int id);
    public native @NonNull String getString(int id);
    public native @NonNull String getString(int id, Object... formatArgs);
    public native @NonNull String[] getStringArray(int id);
    public native @NonNull CharSequence getText(int id);

    public final class Theme {
        private Theme() {}

        public native void applyStyle(int resId, boolean force);
    }
}
