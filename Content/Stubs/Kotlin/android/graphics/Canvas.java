package android.graphics;

public class Canvas {
    public Canvas() {}

    public native void drawColor(int color);
    public native int getWidth();
    public native int getHeight();
}
