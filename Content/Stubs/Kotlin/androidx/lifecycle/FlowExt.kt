package androidx.lifecycle

import kotlinx.coroutines.flow.Flow

fun <T> Flow<T>.flowWithLifecycle(
    lifecycle: Lifecycle, minActiveState: Lifecycle.State = Lifecycle.State.STARTED,
): Flow<T> = TODO()
