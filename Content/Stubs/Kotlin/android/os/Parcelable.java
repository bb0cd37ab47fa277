package android.os;

import androidx.annotation.NonNull;

public interface Parcelable {
    int describeContents();

    void writeToParcel(@NonNull Parcel dest, int flags);

    interface Creator<T> {
        T createFromParcel(Parcel source);

        T[] newArray(int size);
    }
}
