@file:JvmName("FlowLiveDataConversions")

package androidx.lifecycle

import kotlin.coroutines.CoroutineContext
import kotlin.coroutines.EmptyCoroutineContext
import kotlinx.coroutines.flow.Flow

fun <T> LiveData<T>.asFlow(): Flow<T> = TODO()

@JvmOverloads
fun <T> Flow<T>.asLiveData(
    context: CoroutineContext = EmptyCoroutineContext, timeoutInMs: Long = 5000L,
): LiveData<T> = TODO()
