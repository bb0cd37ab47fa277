package android.view;

import android.content.Context;
import android.util.AttributeSet;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public abstract class LayoutInflater {
    protected LayoutInflater(Context context) {}

    public static native LayoutInflater from(Context context);
    public native View inflate(int resource, @Nullable ViewGroup root);
    public native View inflate(int resource, @Nullable ViewGroup root, boolean attachToRoot);
    public native Context getContext();

    public interface Factory {
        @Nullable View onCreateView(@NonNull String name, @NonNull Context context, @NonNull AttributeSet attrs);
    }

    public interface Factory2 extends LayoutInflater.Factory {
        @Nullable View onCreateView(
            @Nullable View parent, @NonNull String name, @NonNull Context context, @NonNull AttributeSet attrs);
    }
}
