package androidx.lifecycle

import java.io.Closeable
import kotlinx.coroutines.CoroutineScope

abstract class ViewModel {
    constructor()
    constructor(vararg closeables: Closeable)

    protected open fun onCleared() {}
    open fun addCloseable(closeable: Closeable): Unit = TODO()
}

val ViewModel.viewModelScope: CoroutineScope get() = TODO()
