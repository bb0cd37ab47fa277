package android.net;

import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public class ConnectivityManager {
    private ConnectivityManager() {}

    public native @Nullable Network getActiveNetwork();
    public native void registerDefaultNetworkCallback(@NonNull ConnectivityManager.NetworkCallback networkCallback);
    public native void unregisterNetworkCallback(@NonNull ConnectivityManager.NetworkCallback networkCallback);

    public static class NetworkCallback {
        public NetworkCallback() {}

        public native void onAvailable(@NonNull Network network);
        public native void onLost(@NonNull Network network);
        public native void onUnavailable();
    }
}
