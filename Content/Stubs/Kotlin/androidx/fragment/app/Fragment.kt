package androidx.fragment.app

import android.os.Bundle

fun Fragment.setFragmentResult(requestKey: String, result: Bundle): Unit = TODO()
fun Fragment.setFragmentResultListener(
    requestKey: String, listener: (requestKey: String, bundle: Bundle) -> Unit,
): Unit = TODO()
