package androidx.activity

class SystemBarStyle private constructor() {
    companion object {
        @JvmStatic fun dark(scrim: Int): SystemBarStyle = TODO()
        @JvmStatic fun light(scrim: Int, darkScrim: Int): SystemBarStyle = TODO()
    }
}
