package android;

public final class Manifest {
    public Manifest() {}

    public static final class permission {
        public static final String ACCESS_COARSE_LOCATION = "android.permission.ACCESS_COARSE_LOCATION";
        public static final String ACCESS_FINE_LOCATION = "android.permission.ACCESS_FINE_LOCATION";
        public static final String CAMERA = "android.permission.CAMERA";
        public static final String POST_NOTIFICATIONS = "android.permission.POST_NOTIFICATIONS";
        public static final String RECORD_AUDIO = "android.permission.RECORD_AUDIO";

        public permission() {}
    }
}
