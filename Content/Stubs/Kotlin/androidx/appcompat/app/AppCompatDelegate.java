package androidx.appcompat.app;

public abstract class AppCompatDelegate {
    public static final int MODE_NIGHT_FOLLOW_SYSTEM = -1;
    public static final int MODE_NIGHT_NO = 1;
    public static final int MODE_NIGHT_YES = 2;

    private AppCompatDelegate() {}

    public static native void setDefaultNightMode(int mode);
    public static native int getDefaultNightMode();
}
