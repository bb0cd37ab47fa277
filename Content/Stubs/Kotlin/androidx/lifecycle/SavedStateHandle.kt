package androidx.lifecycle

import kotlinx.coroutines.flow.StateFlow

class SavedStateHandle {
    constructor()
    constructor(initialState: Map<String, Any?>)

    operator fun contains(key: String): Boolean = TODO()
    operator fun <T> get(key: String): T? = TODO()
    operator fun <T> set(key: String, value: T?): Unit = TODO()
    fun <T> remove(key: String): T? = TODO()
    fun keys(): Set<String> = TODO()
    fun <T> getLiveData(key: String): MutableLiveData<T> = TODO()
    fun <T> getLiveData(key: String, initialValue: T): MutableLiveData<T> = TODO()
    fun <T> getStateFlow(key: String, initialValue: T): StateFlow<T> = TODO()
}
