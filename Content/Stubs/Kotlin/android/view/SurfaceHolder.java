package android.view;

import android.graphics.Canvas;
import androidx.annotation.NonNull;

public interface SurfaceHolder {
    void addCallback(SurfaceHolder.Callback callback);

    void removeCallback(SurfaceHolder.Callback callback);

    Surface getSurface();

    Canvas lockCanvas();

    void unlockCanvasAndPost(Canvas canvas);

    void setKeepScreenOn(boolean screenOn);

    interface Callback {
        void surfaceCreated(@NonNull SurfaceHolder holder);

        void surfaceChanged(@NonNull SurfaceHolder holder, int format, int width, int height);

        void surfaceDestroyed(@NonNull SurfaceHolder holder);
    }
}
