package androidx.savedstate

import android.os.Bundle

class SavedStateRegistry internal constructor() {
    val isRestored: Boolean get() = TODO()

    fun consumeRestoredStateForKey(key: String): Bundle? = TODO()
    fun getSavedStateProvider(key: String): SavedStateProvider? = TODO()
    fun registerSavedStateProvider(key: String, provider: SavedStateProvider): Unit = TODO()
    fun unregisterSavedStateProvider(key: String): Unit = TODO()

    fun interface SavedStateProvider {
        fun saveState(): Bundle
    }
}
