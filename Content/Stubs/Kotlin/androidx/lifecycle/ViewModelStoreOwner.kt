package androidx.lifecycle

interface ViewModelStoreOwner {
    val viewModelStore: ViewModelStore
}
