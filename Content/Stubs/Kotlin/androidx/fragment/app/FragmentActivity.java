package androidx.fragment.app;

import android.content.Intent;
import android.os.Bundle;
import androidx.activity.ComponentActivity;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public class FragmentActivity extends ComponentActivity {
    public FragmentActivity() {}
    public FragmentActivity(int contentLayoutId) {}

    protected native void onCreate(@Nullable Bundle savedInstanceState);
    protected native void onStart();
    protected native void onResume();
    protected native void onPause();
    protected native void onStop();
    protected native void onDestroy();
    protected native void onPostResume();
    protected native void onResumeFragments();
    protected native void onActivityResult(int requestCode, int resultCode, @Nullable Intent data);
    public native void onRequestPermissionsResult(
        int requestCode, @NonNull String[] permissions, @NonNull int[] grantResults);
    @Deprecated public native void onAttachFragment(@NonNull Fragment fragment);
    public native @NonNull FragmentManager getSupportFragmentManager();
}
