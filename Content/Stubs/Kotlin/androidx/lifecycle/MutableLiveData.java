package androidx.lifecycle;

public class MutableLiveData<T> extends LiveData<T> {
    public MutableLiveData() {}
    public MutableLiveData(T value) {}

    public native void postValue(T value);
    public native void setValue(T value);
}
