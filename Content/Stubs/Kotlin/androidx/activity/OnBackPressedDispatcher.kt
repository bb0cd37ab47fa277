package androidx.activity

import androidx.lifecycle.LifecycleOwner

class OnBackPressedDispatcher(fallbackOnBackPressed: Runnable?) {
    fun addCallback(onBackPressedCallback: OnBackPressedCallback): Unit = TODO()
    fun addCallback(owner: LifecycleOwner, onBackPressedCallback: OnBackPressedCallback): Unit = TODO()
    fun hasEnabledCallbacks(): Boolean = TODO()
    fun onBackPressed(): Unit = TODO()
}

fun OnBackPressedDispatcher.addCallback(
    owner: LifecycleOwner? = null, enabled: Boolean = true, onBackPressed: OnBackPressedCallback.() -> Unit,
): OnBackPressedCallback = TODO()
