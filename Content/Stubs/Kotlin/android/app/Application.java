package android.app;

import android.content.ComponentCallbacks2;
import android.content.ContextWrapper;
import android.content.res.Configuration;
import android.os.Bundle;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public class Application extends ContextWrapper implements ComponentCallbacks2 {
    public Application() {
        super(null);
    }

    public native void onCreate();
    public native void onTerminate();
    public native void onConfigurationChanged(@NonNull Configuration newConfig);
    @Deprecated public native void onLowMemory();
    public native void onTrimMemory(int level);
    public native void registerActivityLifecycleCallbacks(Application.ActivityLifecycleCallbacks callback);
    public native void unregisterActivityLifecycleCallbacks(Application.ActivityLifecycleCallbacks callback);
    public static native String getProcessName();

    public interface ActivityLifecycleCallbacks {
        default void onActivityPreCreated(@NonNull Activity activity, @Nullable Bundle savedInstanceState) {}
        void onActivityCreated(@NonNull Activity activity, @Nullable Bundle savedInstanceState);
        default void onActivityPostCreated(@NonNull Activity activity, @Nullable Bundle savedInstanceState) {}
        default void onActivityPreStarted(@NonNull Activity activity) {}
        void onActivityStarted(@NonNull Activity activity);
        default void onActivityPostStarted(@NonNull Activity activity) {}
        default void onActivityPreResumed(@NonNull Activity activity) {}
        void onActivityResumed(@NonNull Activity activity);
        default void onActivityPostResumed(@NonNull Activity activity) {}
        default void onActivityPrePaused(@NonNull Activity activity) {}
        void onActivityPaused(@NonNull Activity activity);
        default void onActivityPostPaused(@NonNull Activity activity) {}
        default void onActivityPreStopped(@NonNull Activity activity) {}
        void onActivityStopped(@NonNull Activity activity);
        default void onActivityPostStopped(@NonNull Activity activity) {}
        default void onActivityPreSaveInstanceState(@NonNull Activity activity, @NonNull Bundle outState) {}
        void onActivitySaveInstanceState(@NonNull Activity activity, @NonNull Bundle outState);
        default void onActivityPostSaveInstanceState(@NonNull Activity activity, @NonNull Bundle outState) {}
        default void onActivityPreDestroyed(@NonNull Activity activity) {}
        void onActivityDestroyed(@NonNull Activity activity);
        default void onActivityPostDestroyed(@NonNull Activity activity) {}
    }
}
