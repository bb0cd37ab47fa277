package android.database;

import java.io.Closeable;

public interface Cursor extends Closeable {
    void close();

    int getCount();

    int getColumnIndex(String columnName);

    int getColumnIndexOrThrow(String columnName);

    int getInt(int columnIndex);

    long getLong(int columnIndex);

    String getString(int columnIndex);

    boolean moveToFirst();

    boolean moveToNext();
}
