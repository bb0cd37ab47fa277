package androidx.fragment.app;

import android.app.Dialog;
import android.content.DialogInterface;
import android.os.Bundle;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public class DialogFragment extends Fragment implements DialogInterface.OnCancelListener, DialogInterface.OnDismissListener {
    public DialogFragment() {}
    public DialogFragment(int contentLayoutId) {}

    public native @NonNull Dialog onCreateDialog(@Nullable Bundle savedInstanceState);
    public native void onCancel(@NonNull DialogInterface dialog);
    public native void onDismiss(@NonNull DialogInterface dialog);
    public native void dismiss();
    public native void show(@NonNull FragmentManager manager, @Nullable String tag);
    public native @Nullable Dialog getDialog();
    public final native @NonNull Dialog requireDialog();
    public native void setCancelable(boolean cancelable);
}
