package androidx.lifecycle

import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.StateFlow

abstract class Lifecycle {
    abstract fun addObserver(observer: LifecycleObserver)
    abstract fun removeObserver(observer: LifecycleObserver)
    abstract val currentState: State
    open val currentStateFlow: StateFlow<State> get() = TODO()

    enum class Event {
        ON_CREATE, ON_START, ON_RESUME, ON_PAUSE, ON_STOP, ON_DESTROY, ON_ANY;

        val targetState: State get() = TODO()

        companion object {
            @JvmStatic fun downFrom(state: State): Event? = TODO()
            @JvmStatic fun downTo(state: State): Event? = TODO()
            @JvmStatic fun upFrom(state: State): Event? = TODO()
            @JvmStatic fun upTo(state: State): Event? = TODO()
        }
    }

    enum class State {
        DESTROYED, INITIALIZED, CREATED, STARTED, RESUMED;

        fun isAtLeast(state: State): Boolean = TODO()
    }
}

val Lifecycle.coroutineScope: LifecycleCoroutineScope get() = TODO()
val Lifecycle.eventFlow: Flow<Lifecycle.Event> get() = TODO()
