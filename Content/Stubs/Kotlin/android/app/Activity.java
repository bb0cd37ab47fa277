package android.app;

import android.content.ComponentCallbacks2;
import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.SharedPreferences;
import android.content.res.Configuration;
import android.os.Bundle;
import android.os.PersistableBundle;
import android.util.AttributeSet;
import android.view.ContextThemeWrapper;
import android.view.KeyEvent;
import android.view.LayoutInflater;
import android.view.Menu;
import android.view.MenuInflater;
import android.view.MenuItem;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import android.view.Window;
import android.view.WindowManager;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import java.util.concurrent.Executor;

public class Activity extends ContextThemeWrapper implements ComponentCallbacks2, LayoutInflater.Factory2 {
    public static final int RESULT_OK = -1;
    public static final int RESULT_CANCELED = 0;
    public static final int RESULT_FIRST_USER = 1;

    public Activity() {}

    // The life cycle.
    protected native void onCreate(@Nullable Bundle savedInstanceState);
    public native void onCreate(@Nullable Bundle savedInstanceState, @Nullable PersistableBundle persistentState);
    protected native void onRestart();
    protected native void onStart();
    protected native void onResume();
    protected native void onPause();
    protected native void onStop();
    protected native void onDestroy();
    protected native void onPostCreate(@Nullable Bundle savedInstanceState);
    public native void onPostCreate(@Nullable Bundle savedInstanceState, @Nullable PersistableBundle persistentState);
    protected native void onPostResume();
    protected native void onSaveInstanceState(@NonNull Bundle outState);
    public native void onSaveInstanceState(@NonNull Bundle outState, @NonNull PersistableBundle outPersistentState);
    protected native void onRestoreInstanceState(@NonNull Bundle savedInstanceState);
    public native void onRestoreInstanceState(
        @Nullable Bundle savedInstanceState, @Nullable PersistableBundle persistentState);
    public native void onTopResumedActivityChanged(boolean isTopResumedActivity);
    protected native void onNewIntent(Intent intent);
    protected native void onUserLeaveHint();
    public native void onUserInteraction();

    // What changes around an activity while it lives.
    public native void onConfigurationChanged(@NonNull Configuration newConfig);
    @Deprecated public native void onMultiWindowModeChanged(boolean isInMultiWindowMode);
    public native void onMultiWindowModeChanged(boolean isInMultiWindowMode, Configuration newConfig);
    @Deprecated public native void onPictureInPictureModeChanged(boolean isInPictureInPictureMode);
    public native void onPictureInPictureModeChanged(boolean isInPictureInPictureMode, Configuration newConfig);
    public native boolean onPictureInPictureRequested();
    public native void onWindowFocusChanged(boolean hasFocus);
    public native void onWindowAttributesChanged(WindowManager.LayoutParams params);
    public native void onAttachedToWindow();
    public native void onDetachedFromWindow();
    public native void onContentChanged();
    @Deprecated public native void onLowMemory();
    public native void onTrimMemory(int level);
    public native void onEnterAnimationComplete();
    @Deprecated public native void onBackPressed();
    public native boolean onKeyDown(int keyCode, KeyEvent event);
    public native boolean onKeyUp(int keyCode, KeyEvent event);
    public native boolean onTouchEvent(MotionEvent event);
    public native boolean dispatchKeyEvent(KeyEvent event);
    public native boolean dispatchTouchEvent(MotionEvent ev);
    public native boolean onCreateOptionsMenu(Menu menu);
    public native boolean onPrepareOptionsMenu(Menu menu);
    public native boolean onOptionsItemSelected(@NonNull MenuItem item);
    protected native void onActivityResult(int requestCode, int resultCode, Intent data);
    public native void onRequestPermissionsResult(
        int requestCode, @NonNull String[] permissions, @NonNull int[] grantResults);
    public native @Nullable View onCreateView(
        @NonNull String name, @NonNull Context context, @NonNull AttributeSet attrs);
    public native @Nullable View onCreateView(
        @Nullable View parent, @NonNull String name, @NonNull Context context, @NonNull AttributeSet attrs);
    @Deprecated public native @Nullable Object onRetainNonConfigurationInstance();
    @Deprecated public native @Nullable Object getLastNonConfigurationInstance();
    public native void registerActivityLifecycleCallbacks(@NonNull Application.ActivityLifecycleCallbacks callback);
    public native void unregisterActivityLifecycleCallbacks(@NonNull Application.ActivityLifecycleCallbacks callback);
    public native void registerScreenCaptureCallback(
        @NonNull Executor executor, @NonNull Activity.ScreenCaptureCallback callback);
    public native void unregisterScreenCaptureCallback(@NonNull Activity.ScreenCaptureCallback callback);

    // What can be asked.
    public native boolean isFinishing();
    public native boolean isDestroyed();
    public native boolean isChangingConfigurations();
    public native int getChangingConfigurations();
    public native boolean isInMultiWindowMode();
    public native boolean isInPictureInPictureMode();
    public native boolean isTaskRoot();
    public native boolean hasWindowFocus();
    public native int getTaskId();
    public final native Application getApplication();
    public native Intent getIntent();
    public native Window getWindow();
    public native WindowManager getWindowManager();
    public native @NonNull LayoutInflater getLayoutInflater();
    public native @NonNull MenuInflater getMenuInflater();
    public native @Nullable View getCurrentFocus();
    public native @Nullable ComponentName getCallingActivity();
    public native ComponentName getComponentName();
    public native @NonNull String getLocalClassName();
    public native SharedPreferences getPreferences(int mode);
    public native int getRequestedOrientation();
    public final native CharSequence getTitle();
    public final native int getVolumeControlStream();
    public native <T extends View> T findViewById(int id);
    public final native @NonNull <T extends View> T requireViewById(int id);
    public native boolean shouldShowRequestPermissionRationale(@NonNull String permission);

    // What can be done.
    public native void setContentView(int layoutResID);
    public native void setContentView(View view);
    public native void setContentView(View view, ViewGroup.LayoutParams params);
    public native void addContentView(View view, ViewGroup.LayoutParams params);
    public native void setIntent(Intent newIntent);
    public native void setTitle(int titleId);
    public native void setTitle(CharSequence title);
    public native void setRequestedOrientation(int requestedOrientation);
    public final native void setVolumeControlStream(int streamType);
    public final native void setResult(int resultCode);
    public final native void setResult(int resultCode, Intent data);
    public native void setRecentsScreenshotEnabled(boolean enabled);
    public native void setShowWhenLocked(boolean showWhenLocked);
    public native void setTurnScreenOn(boolean turnScreenOn);
    public native void setPictureInPictureParams(@NonNull PictureInPictureParams params);
    @Deprecated public native void enterPictureInPictureMode();
    public native boolean enterPictureInPictureMode(@NonNull PictureInPictureParams params);
    public native void finish();
    public native void finishAffinity();
    public native void finishAfterTransition();
    public native void finishAndRemoveTask();
    public native boolean moveTaskToBack(boolean nonRoot);
    public native void recreate();
    public native void reportFullyDrawn();
    public native void invalidateOptionsMenu();
    public final native void runOnUiThread(Runnable action);
    public final native void requestPermissions(@NonNull String[] permissions, int requestCode);
    public final native boolean requestWindowFeature(int featureId);
    public native void startActivityForResult(Intent intent, int requestCode);
    public native void startActivityForResult(Intent intent, int requestCode, @Nullable Bundle options);

    public interface ScreenCaptureCallback {
        void onScreenCaptured();
    }
}
