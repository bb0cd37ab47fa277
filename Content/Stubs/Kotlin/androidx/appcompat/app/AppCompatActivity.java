package androidx.appcompat.app;

import android.content.res.Configuration;
import android.view.View;
import androidx.annotation.NonNull;
import androidx.fragment.app.FragmentActivity;

public class AppCompatActivity extends FragmentActivity {
    public AppCompatActivity() {}
    public AppCompatActivity(int contentLayoutId) {}

    public native void setContentView(int layoutResID);
    public native void setContentView(View view);
    public native <T extends View> T findViewById(int id);
    public native @NonNull AppCompatDelegate getDelegate();
    public native void onConfigurationChanged(@NonNull Configuration newConfig);
    protected native void onNightModeChanged(int mode);
    public native boolean onSupportNavigateUp();
}
