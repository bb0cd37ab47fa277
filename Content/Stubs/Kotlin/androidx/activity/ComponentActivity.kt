package androidx.activity

import android.content.Intent
import android.content.res.Configuration
import android.os.Bundle
import android.view.View
import androidx.activity.result.ActivityResultCallback
import androidx.activity.result.ActivityResultCaller
import androidx.activity.result.ActivityResultLauncher
import androidx.activity.result.contract.ActivityResultContract
import androidx.core.util.Consumer
import androidx.lifecycle.HasDefaultViewModelProviderFactory
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.ViewModelProvider
import androidx.lifecycle.ViewModelStore
import androidx.lifecycle.ViewModelStoreOwner
import androidx.lifecycle.viewmodel.CreationExtras
import androidx.savedstate.SavedStateRegistry
import androidx.savedstate.SavedStateRegistryOwner

open class ComponentActivity() :
    androidx.core.app.ComponentActivity(),
    ViewModelStoreOwner,
    HasDefaultViewModelProviderFactory,
    SavedStateRegistryOwner,
    OnBackPressedDispatcherOwner,
    ActivityResultCaller {
    constructor(contentLayoutId: Int) : this()

    override val lifecycle: Lifecycle get() = TODO()
    override val viewModelStore: ViewModelStore get() = TODO()
    override val defaultViewModelProviderFactory: ViewModelProvider.Factory get() = TODO()
    override val defaultViewModelCreationExtras: CreationExtras get() = TODO()
    final override val savedStateRegistry: SavedStateRegistry get() = TODO()
    final override val onBackPressedDispatcher: OnBackPressedDispatcher get() = TODO()

    override fun onCreate(savedInstanceState: Bundle?): Unit = TODO()
    override fun onSaveInstanceState(outState: Bundle): Unit = TODO()
    override fun onNewIntent(intent: Intent): Unit = TODO()
    override fun onUserLeaveHint(): Unit = TODO()
    override fun onTrimMemory(level: Int): Unit = TODO()
    override fun onConfigurationChanged(newConfig: Configuration): Unit = TODO()

    @Deprecated("Deprecated in android.app.Activity")
    override fun onMultiWindowModeChanged(isInMultiWindowMode: Boolean): Unit = TODO()
    override fun onMultiWindowModeChanged(isInMultiWindowMode: Boolean, newConfig: Configuration): Unit = TODO()

    @Deprecated("Deprecated in android.app.Activity")
    override fun onPictureInPictureModeChanged(isInPictureInPictureMode: Boolean): Unit = TODO()
    override fun onPictureInPictureModeChanged(
        isInPictureInPictureMode: Boolean, newConfig: Configuration,
    ): Unit = TODO()

    @Deprecated("Use OnBackPressedDispatcher")
    override fun onBackPressed(): Unit = TODO()

    @Deprecated("Use registerForActivityResult")
    override fun startActivityForResult(intent: Intent, requestCode: Int): Unit = TODO()

    @Deprecated("Use registerForActivityResult")
    override fun startActivityForResult(intent: Intent, requestCode: Int, options: Bundle?): Unit = TODO()

    @Deprecated("Use registerForActivityResult")
    override fun onActivityResult(requestCode: Int, resultCode: Int, data: Intent?): Unit = TODO()

    @Deprecated("Use registerForActivityResult with RequestPermission")
    override fun onRequestPermissionsResult(
        requestCode: Int, permissions: Array<String>, grantResults: IntArray,
    ): Unit = TODO()

    override fun setContentView(layoutResID: Int): Unit = TODO()
    override fun setContentView(view: View?): Unit = TODO()
    override fun reportFullyDrawn(): Unit = TODO()

    final override fun <I, O> registerForActivityResult(
        contract: ActivityResultContract<I, O>, callback: ActivityResultCallback<O>,
    ): ActivityResultLauncher<I> = TODO()

    fun addOnNewIntentListener(listener: Consumer<Intent>): Unit = TODO()
    fun removeOnNewIntentListener(listener: Consumer<Intent>): Unit = TODO()
    fun addOnConfigurationChangedListener(listener: Consumer<Configuration>): Unit = TODO()
    fun removeOnConfigurationChangedListener(listener: Consumer<Configuration>): Unit = TODO()
    fun addOnUserLeaveHintListener(listener: Runnable): Unit = TODO()
    fun removeOnUserLeaveHintListener(listener: Runnable): Unit = TODO()
    fun addOnTrimMemoryListener(listener: Consumer<Int>): Unit = TODO()
    fun removeOnTrimMemoryListener(listener: Consumer<Int>): Unit = TODO()
}
