package android.app;

import android.content.Context;
import android.content.DialogInterface;

public class AlertDialog extends Dialog implements DialogInterface {
    protected AlertDialog(Context context) {
        super(context);
    }

    public static class Builder {
        public Builder(Context context) {}

        public native AlertDialog.Builder setTitle(CharSequence title);
        public native AlertDialog.Builder setTitle(int titleId);
        public native AlertDialog.Builder setMessage(CharSequence message);
        public native AlertDialog.Builder setMessage(int messageId);
        public native AlertDialog.Builder setCancelable(boolean cancelable);
        public native AlertDialog.Builder setPositiveButton(int textId, DialogInterface.OnClickListener listener);
        public native AlertDialog.Builder setPositiveButton(
            CharSequence text, DialogInterface.OnClickListener listener);
        public native AlertDialog.Builder setNegativeButton(int textId, DialogInterface.OnClickListener listener);
        public native AlertDialog.Builder setNegativeButton(
            CharSequence text, DialogInterface.OnClickListener listener);
        public native AlertDialog.Builder setOnDismissListener(DialogInterface.OnDismissListener onDismissListener);
        public native AlertDialog create();
        public native AlertDialog show();
    }
}
