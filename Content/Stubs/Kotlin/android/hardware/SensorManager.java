package android.hardware;

public abstract class SensorManager {
    public static final int SENSOR_DELAY_GAME = 1;
    public static final int SENSOR_DELAY_NORMAL = 3;
    public static final int SENSOR_DELAY_UI = 2;

    private SensorManager() {}

    public native Sensor getDefaultSensor(int type);
    public native boolean registerListener(SensorEventListener listener, Sensor sensor, int samplingPeriodUs);
    public native void unregisterListener(SensorEventListener listener);
    public native void unregisterListener(SensorEventListener listener, Sensor sensor);
}
