package androidx.lifecycle

interface LifecycleObserver
