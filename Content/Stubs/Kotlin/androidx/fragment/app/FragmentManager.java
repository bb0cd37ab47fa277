package androidx.fragment.app;

import android.content.Context;
import android.os.Bundle;
import android.view.View;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.lifecycle.LifecycleOwner;
import java.util.List;

public abstract class FragmentManager {
    public static final int POP_BACK_STACK_INCLUSIVE = 1 << 0;

    public native @NonNull FragmentTransaction beginTransaction();
    public native boolean executePendingTransactions();
    public native @Nullable Fragment findFragmentById(int id);
    public native @Nullable Fragment findFragmentByTag(@Nullable String tag);
    public native @NonNull List<Fragment> getFragments();
    public native int getBackStackEntryCount();
    public native boolean isDestroyed();
    public native boolean isStateSaved();
    public native void popBackStack();
    public native boolean popBackStackImmediate();
    public native void addOnBackStackChangedListener(@NonNull FragmentManager.OnBackStackChangedListener listener);
    public native void registerFragmentLifecycleCallbacks(
        @NonNull FragmentManager.FragmentLifecycleCallbacks cb, boolean recursive);
    public native void unregisterFragmentLifecycleCallbacks(@NonNull FragmentManager.FragmentLifecycleCallbacks cb);
    public final native void setFragmentResult(@NonNull String requestKey, @NonNull Bundle result);
    public final native void setFragmentResultListener(
        @NonNull String requestKey, @NonNull LifecycleOwner lifecycleOwner, @NonNull FragmentResultListener listener);

    public abstract static class FragmentLifecycleCallbacks {
        public FragmentLifecycleCallbacks() {}

        public native void onFragmentPreAttached(
            @NonNull FragmentManager fm, @NonNull Fragment f, @NonNull Context context);
        public native void onFragmentAttached(
            @NonNull FragmentManager fm, @NonNull Fragment f, @NonNull Context context);
        public native void onFragmentPreCreated(
            @NonNull FragmentManager fm, @NonNull Fragment f, @Nullable Bundle savedInstanceState);
        public native void onFragmentCreated(
            @NonNull FragmentManager fm, @NonNull Fragment f, @Nullable Bundle savedInstanceState);
        @Deprecated public native void onFragmentActivityCreated(
            @NonNull FragmentManager fm, @NonNull Fragment f, @Nullable Bundle savedInstanceState);
        public native void onFragmentViewCreated(
            @NonNull FragmentManager fm, @NonNull Fragment f, @NonNull View v, @Nullable Bundle savedInstanceState);
        public native void onFragmentStarted(@NonNull FragmentManager fm, @NonNull Fragment f);
        public native void onFragmentResumed(@NonNull FragmentManager fm, @NonNull Fragment f);
        public native void onFragmentPaused(@NonNull FragmentManager fm, @NonNull Fragment f);
        public native void onFragmentStopped(@NonNull FragmentManager fm, @NonNull Fragment f);
        public native void onFragmentSaveInstanceState(
            @NonNull FragmentManager fm, @NonNull Fragment f, @NonNull Bundle outState);
        public native void onFragmentViewDestroyed(@NonNull FragmentManager fm, @NonNull Fragment f);
        public native void onFragmentDestroyed(@NonNull FragmentManager fm, @NonNull Fragment f);
        public native void onFragmentDetached(@NonNull FragmentManager fm, @NonNull Fragment f);
    }

    public interface OnBackStackChangedListener {
        void onBackStackChanged();
    }
}
