package androidx.core.util

fun interface Consumer<T> {
    fun accept(value: T)
}
