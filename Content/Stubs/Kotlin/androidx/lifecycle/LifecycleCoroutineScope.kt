package androidx.lifecycle

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job

abstract class LifecycleCoroutineScope internal constructor() : CoroutineScope {
    @Deprecated("launchWhenCreated is deprecated; use Lifecycle.repeatOnLifecycle or Lifecycle.withCreated")
    fun launchWhenCreated(block: suspend CoroutineScope.() -> Unit): Job = TODO()

    @Deprecated("launchWhenStarted is deprecated; use Lifecycle.repeatOnLifecycle or Lifecycle.withStarted")
    fun launchWhenStarted(block: suspend CoroutineScope.() -> Unit): Job = TODO()

    @Deprecated("launchWhenResumed is deprecated; use Lifecycle.repeatOnLifecycle or Lifecycle.withResumed")
    fun launchWhenResumed(block: suspend CoroutineScope.() -> Unit): Job = TODO()
}
