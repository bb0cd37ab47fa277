package androidx.activity.result

fun interface ActivityResultCallback<O> {
    fun onActivityResult(result: O)
}
