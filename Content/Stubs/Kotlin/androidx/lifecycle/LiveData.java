package androidx.lifecycle;

import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public abstract class LiveData<T> {
    public LiveData() {}
    public LiveData(T value) {}

    public native @Nullable T getValue();
    public native boolean isInitialized();
    public native boolean hasActiveObservers();
    public native boolean hasObservers();
    public native void observe(@NonNull LifecycleOwner owner, @NonNull Observer<? super T> observer);
    public native void observeForever(@NonNull Observer<? super T> observer);
    public native void removeObserver(@NonNull Observer<? super T> observer);
    public native void removeObservers(@NonNull LifecycleOwner owner);
    protected native void onActive();
    protected native void onInactive();
    protected native void postValue(T value);
    protected native void setValue(T value);
}
