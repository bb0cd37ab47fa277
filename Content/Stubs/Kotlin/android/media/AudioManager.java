package android.media;

import androidx.annotation.NonNull;

public class AudioManager {
    public static final int AUDIOFOCUS_GAIN = 1;
    public static final int AUDIOFOCUS_GAIN_TRANSIENT = 2;
    public static final int AUDIOFOCUS_LOSS = -1;
    public static final int AUDIOFOCUS_LOSS_TRANSIENT = -2;
    public static final int AUDIOFOCUS_LOSS_TRANSIENT_CAN_DUCK = -3;
    public static final int AUDIOFOCUS_REQUEST_FAILED = 0;
    public static final int AUDIOFOCUS_REQUEST_GRANTED = 1;
    public static final int STREAM_MUSIC = 3;
    public static final String ACTION_AUDIO_BECOMING_NOISY = "android.media.AUDIO_BECOMING_NOISY";

    private AudioManager() {}

    public native int requestAudioFocus(@NonNull AudioFocusRequest focusRequest);
    public native int abandonAudioFocusRequest(@NonNull AudioFocusRequest focusRequest);

    public interface OnAudioFocusChangeListener {
        void onAudioFocusChange(int focusChange);
    }
}
