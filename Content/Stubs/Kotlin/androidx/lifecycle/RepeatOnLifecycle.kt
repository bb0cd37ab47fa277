package androidx.lifecycle

import kotlinx.coroutines.CoroutineScope

suspend fun Lifecycle.repeatOnLifecycle(state: Lifecycle.State, block: suspend CoroutineScope.() -> Unit): Unit = TODO()

suspend fun LifecycleOwner.repeatOnLifecycle(
    state: Lifecycle.State, block: suspend CoroutineScope.() -> Unit,
): Unit = TODO()
