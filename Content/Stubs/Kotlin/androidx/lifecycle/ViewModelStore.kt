package androidx.lifecycle

open class ViewModelStore {
    fun clear(): Unit = TODO()
}
