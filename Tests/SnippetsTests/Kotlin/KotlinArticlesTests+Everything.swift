extension KotlinArticlesTests {
  /// Code as an article about Android's life cycles would have it.
  static let everything = """
    import android.Manifest
    import android.app.Activity
    import android.app.Application
    import android.app.PictureInPictureParams
    import android.app.Service
    import android.content.BroadcastReceiver
    import android.content.ComponentCallbacks2
    import android.content.Context
    import android.content.Intent
    import android.content.IntentFilter
    import android.content.pm.PackageManager
    import android.content.res.Configuration
    import android.os.Build
    import android.os.Bundle
    import android.os.Handler
    import android.os.IBinder
    import android.os.Looper
    import android.os.PersistableBundle
    import android.os.SystemClock
    import android.util.Log
    import android.util.Rational
    import android.view.LayoutInflater
    import android.view.View
    import android.view.ViewGroup
    import android.view.WindowManager
    import android.widget.Button
    import android.widget.EditText
    import android.widget.TextView
    import androidx.activity.ComponentActivity
    import androidx.activity.OnBackPressedCallback
    import androidx.activity.enableEdgeToEdge
    import androidx.activity.result.contract.ActivityResultContracts
    import androidx.activity.viewModels
    import androidx.appcompat.app.AppCompatActivity
    import androidx.core.content.edit
    import androidx.core.os.bundleOf
    import androidx.core.view.isVisible
    import androidx.fragment.app.Fragment
    import androidx.fragment.app.FragmentManager
    import androidx.fragment.app.activityViewModels
    import androidx.fragment.app.commit
    import androidx.lifecycle.*
    import kotlinx.coroutines.flow.MutableStateFlow
    import kotlinx.coroutines.flow.StateFlow
    import kotlinx.coroutines.flow.asStateFlow
    import kotlinx.coroutines.flow.collectLatest
    import kotlinx.coroutines.launch

    class CallbacksActivity : Activity() {
        override fun onCreate(savedInstanceState: Bundle?) {
            super.onCreate(savedInstanceState)
            setContentView(TextView(this).apply { text = savedInstanceState?.getString("text") ?: "none" })
            window.addFlags(WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON)
            title = intent.getStringExtra("title").orEmpty()
            if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) setRecentsScreenshotEnabled(false)
        }
        override fun onCreate(savedInstanceState: Bundle?, persistentState: PersistableBundle?) {
            super.onCreate(savedInstanceState, persistentState)
        }
        override fun onRestart() = super.onRestart()
        override fun onStart() = super.onStart()
        override fun onRestoreInstanceState(savedInstanceState: Bundle) = super.onRestoreInstanceState(savedInstanceState)
        override fun onPostCreate(savedInstanceState: Bundle?) = super.onPostCreate(savedInstanceState)
        override fun onResume() = super.onResume()
        override fun onPostResume() = super.onPostResume()
        override fun onTopResumedActivityChanged(isTopResumedActivity: Boolean) {
            super.onTopResumedActivityChanged(isTopResumedActivity)
        }
        override fun onPause() {
            super.onPause()
            if (isFinishing || isChangingConfigurations) Log.d("a", "b")
            getPreferences(Context.MODE_PRIVATE).edit { putLong("left", SystemClock.elapsedRealtime()) }
        }
        override fun onStop() = super.onStop()
        override fun onSaveInstanceState(outState: Bundle) {
            super.onSaveInstanceState(outState)
            outState.putString("text", findViewById<EditText>(1).text.toString())
        }
        override fun onDestroy() {
            Handler(Looper.getMainLooper()).removeCallbacksAndMessages(null)
            super.onDestroy()
        }
        override fun onNewIntent(intent: Intent) {
            super.onNewIntent(intent)
            setIntent(intent)
        }
        override fun onUserLeaveHint() {
            super.onUserLeaveHint()
            enterPictureInPictureMode(PictureInPictureParams.Builder().setAspectRatio(Rational(16, 9)).build())
        }
        override fun onConfigurationChanged(newConfig: Configuration) {
            super.onConfigurationChanged(newConfig)
            if (newConfig.orientation == Configuration.ORIENTATION_LANDSCAPE) recreate()
        }
        override fun onMultiWindowModeChanged(isInMultiWindowMode: Boolean, newConfig: Configuration) {
            super.onMultiWindowModeChanged(isInMultiWindowMode, newConfig)
        }
        override fun onPictureInPictureModeChanged(isInPictureInPictureMode: Boolean, newConfig: Configuration) {
            super.onPictureInPictureModeChanged(isInPictureInPictureMode, newConfig)
        }
        override fun onWindowFocusChanged(hasFocus: Boolean) = super.onWindowFocusChanged(hasFocus)
        override fun onTrimMemory(level: Int) {
            super.onTrimMemory(level)
            if (level == ComponentCallbacks2.TRIM_MEMORY_UI_HIDDEN) runOnUiThread { finish() }
        }
        override fun onActivityResult(requestCode: Int, resultCode: Int, data: Intent?) {
            super.onActivityResult(requestCode, resultCode, data)
        }
        override fun onRequestPermissionsResult(
            requestCode: Int, permissions: Array<out String>, grantResults: IntArray,
        ) {
            super.onRequestPermissionsResult(requestCode, permissions, grantResults)
            if (grantResults.firstOrNull() == PackageManager.PERMISSION_GRANTED) startActivity(Intent(this, MainActivity::class.java))
        }
    }

    class MainActivity : AppCompatActivity() {
        private val model: CounterModel by viewModels()
        private val askForCamera = registerForActivityResult(ActivityResultContracts.RequestPermission()) { granted ->
            if (granted) model.count()
        }
        private val back = object : OnBackPressedCallback(true) {
            override fun handleOnBackPressed() {
                isEnabled = false
                onBackPressedDispatcher.onBackPressed()
            }
        }
        private val screenOff = object : BroadcastReceiver() {
            override fun onReceive(context: Context, intent: Intent) = Unit
        }

        override fun onCreate(savedInstanceState: Bundle?) {
            enableEdgeToEdge()
            super.onCreate(savedInstanceState)
            onBackPressedDispatcher.addCallback(this, back)
            lifecycle.addObserver(LifecycleEventObserver { _, event ->
                if (event == Lifecycle.Event.ON_STOP) Log.i("a", event.targetState.name)
            })
            lifecycleScope.launch {
                repeatOnLifecycle(Lifecycle.State.STARTED) {
                    model.counter.collectLatest { findViewById<TextView>(1).text = "$it" }
                }
            }
            lifecycleScope.launch { withStarted { supportFragmentManager.commit { replace(1, CounterFragment()) } } }
            findViewById<Button>(2).setOnClickListener { askForCamera.launch(Manifest.permission.CAMERA) }
            model.total.observe(this) { total -> title = "$total" }
        }
        override fun onStart() {
            super.onStart()
            registerReceiver(screenOff, IntentFilter(Intent.ACTION_SCREEN_OFF))
        }
        override fun onStop() {
            unregisterReceiver(screenOff)
            super.onStop()
        }
    }

    class CounterModel(private val saved: SavedStateHandle) : ViewModel() {
        private val state = MutableStateFlow(saved.get<Int>("count") ?: 0)
        val counter: StateFlow<Int> = state.asStateFlow()
        val total = MutableLiveData<Int>()
        fun count() {
            viewModelScope.launch {
                state.value += 1
                saved["count"] = state.value
                total.value = state.value
            }
        }
        override fun onCleared() = super.onCleared()
    }

    class CounterFragment : Fragment() {
        private val model: CounterModel by activityViewModels()
        override fun onAttach(context: Context) = super.onAttach(context)
        override fun onCreateView(inflater: LayoutInflater, container: ViewGroup?, savedInstanceState: Bundle?): View? =
            inflater.inflate(1, container, false)
        override fun onViewCreated(view: View, savedInstanceState: Bundle?) {
            super.onViewCreated(view, savedInstanceState)
            view.isVisible = true
            arguments = bundleOf("a" to 1)
            viewLifecycleOwner.lifecycleScope.launch {
                viewLifecycleOwner.repeatOnLifecycle(Lifecycle.State.RESUMED) { model.counter.collect { } }
            }
        }
        override fun onViewStateRestored(savedInstanceState: Bundle?) = super.onViewStateRestored(savedInstanceState)
        override fun onDestroyView() = super.onDestroyView()
        override fun onDetach() = super.onDetach()
    }

    class App : Application(), Application.ActivityLifecycleCallbacks, DefaultLifecycleObserver {
        override fun attachBaseContext(base: Context) = super.attachBaseContext(base)
        override fun onCreate() {
            super<Application>.onCreate()
            registerActivityLifecycleCallbacks(this)
            ProcessLifecycleOwner.get().lifecycle.addObserver(this)
        }
        override fun onStart(owner: LifecycleOwner) = Unit
        override fun onStop(owner: LifecycleOwner) = Unit
        override fun onActivityCreated(activity: Activity, savedInstanceState: Bundle?) {
            (activity as? AppCompatActivity)?.supportFragmentManager?.registerFragmentLifecycleCallbacks(
                object : FragmentManager.FragmentLifecycleCallbacks() {
                    override fun onFragmentResumed(fm: FragmentManager, f: Fragment) = Unit
                }, true)
        }
        override fun onActivityStarted(activity: Activity) = Unit
        override fun onActivityResumed(activity: Activity) = Unit
        override fun onActivityPaused(activity: Activity) = Unit
        override fun onActivityStopped(activity: Activity) = Unit
        override fun onActivitySaveInstanceState(activity: Activity, outState: Bundle) = Unit
        override fun onActivityDestroyed(activity: Activity) = Unit
    }

    class Player : Service(), LifecycleOwner {
        private val registry = LifecycleRegistry(this)
        override val lifecycle: Lifecycle get() = registry
        override fun onBind(intent: Intent?): IBinder? = null
        override fun onStartCommand(intent: Intent?, flags: Int, startId: Int): Int {
            registry.handleLifecycleEvent(Lifecycle.Event.ON_START)
            registry.currentState = Lifecycle.State.RESUMED
            return START_STICKY
        }
    }

    class Old : ComponentActivity() {
        override fun onNewIntent(intent: Intent) = super.onNewIntent(intent)
    }
    """
}
