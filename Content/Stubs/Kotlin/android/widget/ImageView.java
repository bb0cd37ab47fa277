package android.widget;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.drawable.Drawable;
import android.view.View;
import androidx.annotation.Nullable;

public class ImageView extends View {
    public ImageView(Context context) {
        super(context);
    }

    public native void setImageBitmap(Bitmap bm);
    public native void setImageDrawable(@Nullable Drawable drawable);
    public native void setImageResource(int resId);
}
