package android.content;

import android.content.res.Configuration;
import androidx.annotation.NonNull;

public interface ComponentCallbacks {
    void onConfigurationChanged(@NonNull Configuration newConfig);

    @Deprecated void onLowMemory();
}
