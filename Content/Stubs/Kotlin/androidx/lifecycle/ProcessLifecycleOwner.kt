package androidx.lifecycle

class ProcessLifecycleOwner private constructor() : LifecycleOwner {
    override val lifecycle: Lifecycle get() = TODO()

    companion object {
        @JvmStatic fun get(): LifecycleOwner = TODO()
    }
}
