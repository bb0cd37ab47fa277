package androidx.lifecycle

suspend inline fun <R> Lifecycle.withCreated(noinline block: () -> R): R = TODO()
suspend inline fun <R> Lifecycle.withStarted(noinline block: () -> R): R = TODO()
suspend inline fun <R> Lifecycle.withResumed(noinline block: () -> R): R = TODO()
suspend inline fun <R> LifecycleOwner.withCreated(noinline block: () -> R): R = TODO()
suspend inline fun <R> LifecycleOwner.withStarted(noinline block: () -> R): R = TODO()
suspend inline fun <R> LifecycleOwner.withResumed(noinline block: () -> R): R = TODO()
