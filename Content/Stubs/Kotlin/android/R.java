package android;

public final class R {
    public R() {}

    public static final class id {
        public static final int content = 0x01020002;

        public id() {}
    }

    public static final class layout {
        public static final int simple_list_item_1 = 0x01090003;

        public layout() {}
    }
}
