package android.media;

import androidx.annotation.NonNull;

public final class AudioFocusRequest {
    private AudioFocusRequest() {}

    public native int getFocusGain();

    public static final class Builder {
        public Builder(int focusGain) {}

        public native @NonNull AudioFocusRequest.Builder setAudioAttributes(@NonNull AudioAttributes attributes);
        public native @NonNull AudioFocusRequest.Builder setOnAudioFocusChangeListener(
            @NonNull AudioManager.OnAudioFocusChangeListener listener);
        public native AudioFocusRequest build();
    }
}
