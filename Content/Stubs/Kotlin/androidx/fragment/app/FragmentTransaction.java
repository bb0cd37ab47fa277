package androidx.fragment.app;

import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.lifecycle.Lifecycle;

public abstract class FragmentTransaction {
    public static final int TRANSIT_FRAGMENT_FADE = 4099;

    public native @NonNull FragmentTransaction add(int containerViewId, @NonNull Fragment fragment);
    public native @NonNull FragmentTransaction add(
        int containerViewId, @NonNull Fragment fragment, @Nullable String tag);
    public native @NonNull FragmentTransaction add(@NonNull Fragment fragment, @Nullable String tag);
    public native @NonNull FragmentTransaction replace(int containerViewId, @NonNull Fragment fragment);
    public native @NonNull FragmentTransaction replace(
        int containerViewId, @NonNull Fragment fragment, @Nullable String tag);
    public native @NonNull FragmentTransaction remove(@NonNull Fragment fragment);
    public native @NonNull FragmentTransaction hide(@NonNull Fragment fragment);
    public native @NonNull FragmentTransaction show(@NonNull Fragment fragment);
    public native @NonNull FragmentTransaction detach(@NonNull Fragment fragment);
    public native @NonNull FragmentTransaction attach(@NonNull Fragment fragment);
    public native @NonNull FragmentTransaction addToBackStack(@Nullable String name);
    public native @NonNull FragmentTransaction setMaxLifecycle(
        @NonNull Fragment fragment, @NonNull Lifecycle.State state);
    public native @NonNull FragmentTransaction setReorderingAllowed(boolean reorderingAllowed);
    public abstract int commit();
    public abstract int commitAllowingStateLoss();
    public abstract void commitNow();
}
