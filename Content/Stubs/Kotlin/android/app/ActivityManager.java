package android.app;

import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import java.util.List;

public class ActivityManager {
    private ActivityManager() {}

    public native @NonNull List<ApplicationExitInfo> getHistoricalProcessExitReasons(
        @Nullable String packageName, int pid, int maxNum);
    public native void getMemoryInfo(ActivityManager.MemoryInfo outInfo);
    public native int getMemoryClass();
    public native List<ActivityManager.RunningAppProcessInfo> getRunningAppProcesses();
    public native boolean isLowRamDevice();
    public native boolean isBackgroundRestricted();
    public static native void getMyMemoryState(ActivityManager.RunningAppProcessInfo outState);

    public static class MemoryInfo {
        public long availMem;
        public long totalMem;
        public long threshold;
        public boolean lowMemory;

        public MemoryInfo() {}
    }

    public static class RunningAppProcessInfo {
        public static final int IMPORTANCE_FOREGROUND = 100;
        public static final int IMPORTANCE_FOREGROUND_SERVICE = 125;
        public static final int IMPORTANCE_VISIBLE = 200;
        public static final int IMPORTANCE_PERCEPTIBLE = 230;
        public static final int IMPORTANCE_SERVICE = 300;
        public static final int IMPORTANCE_CACHED = 400;
        public static final int IMPORTANCE_GONE = 1000;
        public String processName;
        public int pid;
        public int importance;
        public int lastTrimLevel;

        public RunningAppProcessInfo() {}
    }
}
