package android.os;

public abstract class CountDownTimer {
    public CountDownTimer(long millisInFuture, long countDownInterval) {}

    public final native CountDownTimer start();
    public final native void cancel();
    public abstract void onTick(long millisUntilFinished);
    public abstract void onFinish();
}
