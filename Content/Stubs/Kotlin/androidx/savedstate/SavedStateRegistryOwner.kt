package androidx.savedstate

import androidx.lifecycle.LifecycleOwner

interface SavedStateRegistryOwner : LifecycleOwner {
    val savedStateRegistry: SavedStateRegistry
}
