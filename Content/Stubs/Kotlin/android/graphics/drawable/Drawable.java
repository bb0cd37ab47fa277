package android.graphics.drawable;

import android.graphics.Canvas;
import androidx.annotation.NonNull;

public abstract class Drawable {
    public Drawable() {}

    public abstract void draw(@NonNull Canvas canvas);
    public native void invalidateSelf();
}
