package androidx.core.view

import android.view.View

inline var View.isGone: Boolean
    get() = TODO()
    set(value) = TODO()
inline var View.isInvisible: Boolean
    get() = TODO()
    set(value) = TODO()
inline var View.isVisible: Boolean
    get() = TODO()
    set(value) = TODO()
