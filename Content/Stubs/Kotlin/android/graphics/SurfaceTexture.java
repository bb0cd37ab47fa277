package android.graphics;

public class SurfaceTexture {
    public SurfaceTexture(int texName) {}

    public native void release();
}
