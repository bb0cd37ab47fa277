package androidx.fragment.app;

import android.app.Activity;
import android.content.ComponentCallbacks;
import android.content.Context;
import android.content.Intent;
import android.content.res.Configuration;
import android.content.res.Resources;
import android.os.Bundle;
import android.os.Parcel;
import android.os.Parcelable;
import android.view.LayoutInflater;
import android.view.Menu;
import android.view.MenuInflater;
import android.view.MenuItem;
import android.view.View;
import android.view.ViewGroup;
import androidx.activity.result.ActivityResultCallback;
import androidx.activity.result.ActivityResultCaller;
import androidx.activity.result.ActivityResultLauncher;
import androidx.activity.result.contract.ActivityResultContract;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.lifecycle.HasDefaultViewModelProviderFactory;
import androidx.lifecycle.Lifecycle;
import androidx.lifecycle.LifecycleOwner;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.ViewModelStore;
import androidx.lifecycle.ViewModelStoreOwner;
import androidx.lifecycle.viewmodel.CreationExtras;
import androidx.savedstate.SavedStateRegistry;
import androidx.savedstate.SavedStateRegistryOwner;

public class Fragment
    implements ComponentCallbacks, LifecycleOwner, ViewModelStoreOwner, HasDefaultViewModelProviderFactory,
        SavedStateRegistryOwner, ActivityResultCaller {
    public Fragment() {}
    public Fragment(int contentLayoutId) {}

    // The life cycle.
    public native void onAttach(@NonNull Context context);
    @Deprecated public native void onAttach(@NonNull Activity activity);
    public native void onCreate(@Nullable Bundle savedInstanceState);
    public native @Nullable View onCreateView(
        @NonNull LayoutInflater inflater, @Nullable ViewGroup container, @Nullable Bundle savedInstanceState);
    public native void onViewCreated(@NonNull View view, @Nullable Bundle savedInstanceState);
    @Deprecated public native void onActivityCreated(@Nullable Bundle savedInstanceState);
    public native void onViewStateRestored(@Nullable Bundle savedInstanceState);
    public native void onStart();
    public native void onResume();
    public native void onPause();
    public native void onStop();
    public native void onSaveInstanceState(@NonNull Bundle outState);
    public native void onDestroyView();
    public native void onDestroy();
    public native void onDetach();
    public native void onHiddenChanged(boolean hidden);
    public native void onConfigurationChanged(@NonNull Configuration newConfig);
    @Deprecated public native void onLowMemory();
    public native void onMultiWindowModeChanged(boolean isInMultiWindowMode);
    public native void onPictureInPictureModeChanged(boolean isInPictureInPictureMode);
    @Deprecated public native void onActivityResult(int requestCode, int resultCode, @Nullable Intent data);
    @Deprecated public native void onCreateOptionsMenu(@NonNull Menu menu, @NonNull MenuInflater inflater);
    @Deprecated public native boolean onOptionsItemSelected(@NonNull MenuItem item);

    // What can be asked.
    public native @NonNull Lifecycle getLifecycle();
    public native @NonNull LifecycleOwner getViewLifecycleOwner();
    public native @NonNull LiveData<LifecycleOwner> getViewLifecycleOwnerLiveData();
    public native @NonNull ViewModelStore getViewModelStore();
    public native @NonNull ViewModelProvider.Factory getDefaultViewModelProviderFactory();
    public native @NonNull CreationExtras getDefaultViewModelCreationExtras();
    public final native @NonNull SavedStateRegistry getSavedStateRegistry();
    public final native @Nullable FragmentActivity getActivity();
    public final native @NonNull FragmentActivity requireActivity();
    public native @Nullable Context getContext();
    public final native @NonNull Context requireContext();
    public native @Nullable View getView();
    public final native @NonNull View requireView();
    public final native @Nullable Bundle getArguments();
    public final native @NonNull Bundle requireArguments();
    public final native @NonNull FragmentManager getChildFragmentManager();
    public final native @NonNull FragmentManager getParentFragmentManager();
    public final native @Nullable Fragment getParentFragment();
    public final native @Nullable String getTag();
    public final native int getId();
    public final native @NonNull Resources getResources();
    public final native @NonNull String getString(int resId);
    public final native @NonNull String getString(int resId, @Nullable Object... formatArgs);
    public final native boolean isAdded();
    public final native boolean isDetached();
    public final native boolean isHidden();
    public final native boolean isRemoving();
    public final native boolean isResumed();
    public final native boolean isStateSaved();
    public final native boolean isVisible();

    // What can be done.
    public native void setArguments(@Nullable Bundle args);
    @Deprecated public native void setRetainInstance(boolean retain);
    @Deprecated public native void setUserVisibleHint(boolean isVisibleToUser);
    @Deprecated public native void setHasOptionsMenu(boolean hasMenu);
    public native void startActivity(@NonNull Intent intent);
    public final native @NonNull <I, O> ActivityResultLauncher<I> registerForActivityResult(
        @NonNull ActivityResultContract<I, O> contract, @NonNull ActivityResultCallback<O> callback);

    public static class SavedState implements Parcelable {
        private SavedState() {}

        public native int describeContents();
        public native void writeToParcel(@NonNull Parcel dest, int flags);
    }
}
