package androidx.core.app

import android.app.Activity
import android.os.Bundle
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.LifecycleOwner

open class ComponentActivity : Activity(), LifecycleOwner {
    override val lifecycle: Lifecycle get() = TODO()

    override fun onCreate(savedInstanceState: Bundle?): Unit = TODO()
    override fun onSaveInstanceState(outState: Bundle): Unit = TODO()
}
