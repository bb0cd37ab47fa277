package androidx.lifecycle

open class LifecycleRegistry(provider: LifecycleOwner) : Lifecycle() {
    override var currentState: State
        get() = TODO()
        set(value) = TODO()
    open val observerCount: Int get() = TODO()

    open fun handleLifecycleEvent(event: Event): Unit = TODO()
    override fun addObserver(observer: LifecycleObserver): Unit = TODO()
    override fun removeObserver(observer: LifecycleObserver): Unit = TODO()

    companion object {
        @JvmStatic fun createUnsafe(owner: LifecycleOwner): LifecycleRegistry = TODO()
    }
}
