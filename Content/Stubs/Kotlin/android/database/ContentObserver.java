package android.database;

import android.net.Uri;
import android.os.Handler;
import androidx.annotation.Nullable;

public abstract class ContentObserver {
    public ContentObserver(Handler handler) {}

    public native void onChange(boolean selfChange);
    public native void onChange(boolean selfChange, @Nullable Uri uri);
}
