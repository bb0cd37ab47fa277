package android.net;

import android.os.Parcelable;
import androidx.annotation.Nullable;

public abstract class Uri implements Parcelable, Comparable<Uri> {
    public static final Uri EMPTY = null;

    private Uri() {}

    @Nullable public abstract String getHost();
    @Nullable public abstract String getPath();
    @Nullable public abstract String getScheme();
    @Nullable public abstract String getLastPathSegment();
    public native @Nullable String getQueryParameter(String key);
    public native int compareTo(Uri other);
    public static native Uri parse(String uriString);
    public static native Uri fromParts(String scheme, String ssp, String fragment);
}
