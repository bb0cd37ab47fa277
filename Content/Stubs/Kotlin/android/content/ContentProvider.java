package android.content;

import android.content.res.Configuration;
import android.database.Cursor;
import android.net.Uri;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public abstract class ContentProvider implements ComponentCallbacks2 {
    public ContentProvider() {}

    public final native @Nullable Context getContext();
    public final native @NonNull Context requireContext();
    public abstract boolean onCreate();
    public native void onConfigurationChanged(Configuration newConfig);
    @Deprecated public native void onLowMemory();
    public native void onTrimMemory(int level);
    @Nullable public abstract Cursor query(
        @NonNull Uri uri, @Nullable String[] projection, @Nullable String selection, @Nullable String[] selectionArgs,
        @Nullable String sortOrder);
    @Nullable public abstract String getType(@NonNull Uri uri);
    @Nullable public abstract Uri insert(@NonNull Uri uri, @Nullable ContentValues values);
    public abstract int delete(@NonNull Uri uri, @Nullable String selection, @Nullable String[] selectionArgs);
    public abstract int update(
        @NonNull Uri uri, @Nullable ContentValues values, @Nullable String selection,
        @Nullable String[] selectionArgs);
}
