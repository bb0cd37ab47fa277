@file:JvmName("SavedStateHandleSupport")

package androidx.lifecycle

import androidx.lifecycle.viewmodel.CreationExtras

fun CreationExtras.createSavedStateHandle(): SavedStateHandle = TODO()
