package androidx.core.os

import android.os.Bundle

fun bundleOf(vararg pairs: Pair<String, Any?>): Bundle = TODO()
fun bundleOf(): Bundle = TODO()
