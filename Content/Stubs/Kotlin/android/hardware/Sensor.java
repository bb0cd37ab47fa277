package android.hardware;

public final class Sensor {
    public static final int TYPE_ACCELEROMETER = 1;
    public static final int TYPE_GYROSCOPE = 4;
    public static final int TYPE_LIGHT = 5;
    public static final int TYPE_STEP_COUNTER = 19;

    private Sensor() {}

    public native String getName();
    public native int getType();
}
