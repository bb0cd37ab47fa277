package android.os;

import android.R;

public class Build {
    public static final String BRAND = "";
    public static final String DEVICE = "";
    public static final String MANUFACTURER = "";
    public static final String MODEL = "";
    public static final String PRODUCT = "";

    public Build() {}

    public static class VERSION {
        public static final String CODENAME = null;
        public static final String RELEASE = null;
        /** What is known only on the device, so no constant. */
        public static final int SDK_INT = Integer.parseInt("0");

        public VERSION() {}
    }

    public static class VERSION_CODES {
        public static final int LOLLIPOP = 21;
        public static final int LOLLIPOP_MR1 = 22;
        public static final int M = 23;
        public static final int N = 24;
        public static final int N_MR1 = 25;
        public static final int O = 26;
        public static final int O_MR1 = 27;
        public static final int P = 28;
        public static final int Q = 29;
        public static final int R = 30;
        public static final int S = 31;
        public static final int S_V2 = 32;
        public static final int TIRAMISU = 33;
        public static final int UPSIDE_DOWN_CAKE = 34;
        public static final int VANILLA_ICE_CREAM = 35;
        public static final int BAKLAVA = 36;

        public VERSION_CODES() {}
    }
}
