package android.location;

import androidx.annotation.NonNull;

public interface LocationListener {
    void onLocationChanged(@NonNull Location location);

    default void onProviderEnabled(@NonNull String provider) {}

    default void onProviderDisabled(@NonNull String provider) {}
}
