package androidx.lifecycle

import android.app.Application

open class AndroidViewModel(application: Application) : ViewModel() {
    open fun <T : Application> getApplication(): T = TODO()
}
