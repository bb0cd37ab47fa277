package android.content;

import androidx.annotation.Nullable;
import java.util.Map;
import java.util.Set;

public interface SharedPreferences {
    boolean contains(String key);

    SharedPreferences.Editor edit();

    Map<String, ?> getAll();

    boolean getBoolean(String key, boolean defValue);

    float getFloat(String key, float defValue);

    int getInt(String key, int defValue);

    long getLong(String key, long defValue);

    @Nullable String getString(String key, @Nullable String defValue);

    @Nullable Set<String> getStringSet(String key, @Nullable Set<String> defValues);

    void registerOnSharedPreferenceChangeListener(SharedPreferences.OnSharedPreferenceChangeListener listener);

    void unregisterOnSharedPreferenceChangeListener(SharedPreferences.OnSharedPreferenceChangeListener listener);

    interface Editor {
        void apply();

        boolean commit();

        SharedPreferences.Editor clear();

        SharedPreferences.Editor putBoolean(String key, boolean value);

        SharedPreferences.Editor putFloat(String key, float value);

        SharedPreferences.Editor putInt(String key, int value);

        SharedPreferences.Editor putLong(String key, long value);

        SharedPreferences.Editor putString(String key, @Nullable String value);

        SharedPreferences.Editor putStringSet(String key, @Nullable Set<String> values);

        SharedPreferences.Editor remove(String key);
    }

    interface OnSharedPreferenceChangeListener {
        void onSharedPreferenceChanged(SharedPreferences sharedPreferences, @Nullable String key);
    }
}
