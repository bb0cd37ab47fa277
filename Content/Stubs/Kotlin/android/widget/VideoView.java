package android.widget;

import android.content.Context;
import android.net.Uri;
import android.view.SurfaceView;

public class VideoView extends SurfaceView {
    public VideoView(Context context) {
        super(context);
    }

    public native int getCurrentPosition();
    public native int getDuration();
    public native boolean isPlaying();
    public native void pause();
    public native void resume();
    public native void seekTo(int msec);
    public native void setVideoPath(String path);
    public native void setVideoURI(Uri uri);
    public native void start();
    public native void stopPlayback();
    public native void suspend();
}
