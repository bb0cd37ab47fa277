package android.location;

import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public class LocationManager {
    public static final String FUSED_PROVIDER = "fused";
    public static final String GPS_PROVIDER = "gps";
    public static final String NETWORK_PROVIDER = "network";

    private LocationManager() {}

    public native @Nullable Location getLastKnownLocation(@NonNull String provider);
    public native boolean isProviderEnabled(@NonNull String provider);
    public native void requestLocationUpdates(
        @NonNull String provider, long minTimeMs, float minDistanceM, @NonNull LocationListener listener);
    public native void removeUpdates(@NonNull LocationListener listener);
}
