package androidx.lifecycle;

import androidx.annotation.NonNull;

public class MediatorLiveData<T> extends MutableLiveData<T> {
    public MediatorLiveData() {}
    public MediatorLiveData(T value) {}

    public native <S> void addSource(@NonNull LiveData<S> source, @NonNull Observer<? super S> onChanged);
    public native <S> void removeSource(@NonNull LiveData<S> toRemote);
}
