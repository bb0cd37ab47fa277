package androidx.activity

abstract class OnBackPressedCallback(enabled: Boolean) {
    var isEnabled: Boolean
        get() = TODO()
        set(value) = TODO()

    fun remove(): Unit = TODO()
    abstract fun handleOnBackPressed()
    open fun handleOnBackCancelled() {}
}
