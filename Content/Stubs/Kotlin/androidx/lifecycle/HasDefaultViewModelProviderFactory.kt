package androidx.lifecycle

import androidx.lifecycle.viewmodel.CreationExtras

interface HasDefaultViewModelProviderFactory {
    val defaultViewModelProviderFactory: ViewModelProvider.Factory
    val defaultViewModelCreationExtras: CreationExtras get() = TODO()
}
