package androidx.lifecycle.viewmodel

abstract class CreationExtras internal constructor() {
    abstract operator fun <T> get(key: Key<T>): T?

    interface Key<T>
}
