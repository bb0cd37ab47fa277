package androidx.activity.result

import androidx.activity.result.contract.ActivityResultContract

interface ActivityResultCaller {
    fun <I, O> registerForActivityResult(
        contract: ActivityResultContract<I, O>, callback: ActivityResultCallback<O>,
    ): ActivityResultLauncher<I>
}
