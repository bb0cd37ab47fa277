package android.graphics;

public class SurfaceTexture {
    public native void release();
}
