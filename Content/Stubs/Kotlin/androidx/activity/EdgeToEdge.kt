@file:JvmName("EdgeToEdge")

package androidx.activity

@JvmName("enable")
@JvmOverloads
fun ComponentActivity.enableEdgeToEdge(
    statusBarStyle: SystemBarStyle = TODO(), navigationBarStyle: SystemBarStyle = TODO(),
): Unit = TODO()
