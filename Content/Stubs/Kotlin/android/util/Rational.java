package android.util;

public final class Rational extends Number implements Comparable<Rational> {
    public Rational(int numerator, int denominator) {}

    public native int getNumerator();
    public native int getDenominator();
    public native int compareTo(Rational another);
    public native double doubleValue();
    public native float floatValue();
    public native int intValue();
    public native long longValue();
}
