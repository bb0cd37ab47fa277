package androidx.lifecycle

import androidx.lifecycle.viewmodel.CreationExtras

open class ViewModelProvider {
    constructor(owner: ViewModelStoreOwner)
    constructor(owner: ViewModelStoreOwner, factory: Factory)

    open operator fun <T : ViewModel> get(modelClass: Class<T>): T = TODO()
    open operator fun <T : ViewModel> get(key: String, modelClass: Class<T>): T = TODO()

    interface Factory {
        fun <T : ViewModel> create(modelClass: Class<T>): T = TODO()
        fun <T : ViewModel> create(modelClass: Class<T>, extras: CreationExtras): T = TODO()
    }
}
