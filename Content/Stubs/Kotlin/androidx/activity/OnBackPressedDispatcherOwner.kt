package androidx.activity

import androidx.lifecycle.LifecycleOwner

interface OnBackPressedDispatcherOwner : LifecycleOwner {
    val onBackPressedDispatcher: OnBackPressedDispatcher
}
