package androidx.activity.result

abstract class ActivityResultLauncher<I> {
    open fun launch(input: I): Unit = TODO()
    abstract fun unregister()
}
