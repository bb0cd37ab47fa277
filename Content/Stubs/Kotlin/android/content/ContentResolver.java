package android.content;

import android.database.ContentObserver;
import android.database.Cursor;
import android.net.Uri;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public abstract class ContentResolver {
    public ContentResolver(@Nullable Context context) {}

    public final native @Nullable Cursor query(
        @NonNull Uri uri, @Nullable String[] projection, @Nullable String selection, @Nullable String[] selectionArgs,
        @Nullable String sortOrder);
    public native void notifyChange(@NonNull Uri uri, @Nullable ContentObserver observer);
    public final native void registerContentObserver(
        @NonNull Uri uri, boolean notifyForDescendants, @NonNull ContentObserver observer);
    public final native void unregisterContentObserver(@NonNull ContentObserver observer);
}
