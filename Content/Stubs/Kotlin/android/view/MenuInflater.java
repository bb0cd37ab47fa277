package android.view;

import android.content.Context;

public class MenuInflater {
    public MenuInflater(Context context) {}

    public native void inflate(int menuRes, Menu menu);
}
