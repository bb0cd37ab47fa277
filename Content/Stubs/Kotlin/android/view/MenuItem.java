package android.view;

public interface MenuItem {
    int getItemId();

    CharSequence getTitle();

    MenuItem setVisible(boolean visible);

    MenuItem setEnabled(boolean enabled);
}
