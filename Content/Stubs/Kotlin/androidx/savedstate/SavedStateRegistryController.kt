package androidx.savedstate

import android.os.Bundle

class SavedStateRegistryController private constructor() {
    val savedStateRegistry: SavedStateRegistry get() = TODO()

    fun performAttach(): Unit = TODO()
    fun performRestore(savedState: Bundle?): Unit = TODO()
    fun performSave(outBundle: Bundle): Unit = TODO()

    companion object {
        @JvmStatic fun create(owner: SavedStateRegistryOwner): SavedStateRegistryController = TODO()
    }
}
