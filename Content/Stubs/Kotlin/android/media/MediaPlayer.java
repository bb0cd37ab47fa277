package android.media;

import android.content.Context;
import android.net.Uri;
import android.view.SurfaceHolder;
import androidx.annotation.NonNull;
import java.io.IOException;

public class MediaPlayer {
    public MediaPlayer() {}
    public MediaPlayer(@NonNull Context context) {}

    public static native MediaPlayer create(Context context, int resid);
    public static native MediaPlayer create(Context context, Uri uri);
    public native void setDataSource(String path) throws IOException;
    public native void setDataSource(@NonNull Context context, @NonNull Uri uri) throws IOException;
    public native void setDisplay(SurfaceHolder sh);
    public native void setAudioAttributes(AudioAttributes attributes);
    public native void setVolume(float leftVolume, float rightVolume);
    public native void setLooping(boolean looping);
    public native void prepare() throws IOException;
    public native void prepareAsync();
    public native void start();
    public native void pause();
    public native void stop();
    public native void reset();
    public native void release();
    public native void seekTo(int msec);
    public native boolean isPlaying();
    public native int getCurrentPosition();
    public native int getDuration();
    public native void setOnPreparedListener(MediaPlayer.OnPreparedListener listener);
    public native void setOnCompletionListener(MediaPlayer.OnCompletionListener listener);

    public interface OnCompletionListener {
        void onCompletion(MediaPlayer mp);
    }

    public interface OnPreparedListener {
        void onPrepared(MediaPlayer mp);
    }
}
