package androidx.lifecycle

fun interface Observer<T> {
    fun onChanged(value: T)
}
