package androidx.lifecycle

interface LifecycleOwner {
    val lifecycle: Lifecycle
}

val LifecycleOwner.lifecycleScope: LifecycleCoroutineScope get() = TODO()
