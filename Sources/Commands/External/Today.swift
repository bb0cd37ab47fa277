import YAML

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension CalendarDay {
  /// The day so many days before today, in UTC; nil where that is before the year 1.
  ///
  /// The only place where the clock tells what is right: on request, for a check, and never for what is built. Where
  /// `SOURCE_DATE_EPOCH` is set (reproducible-builds.org), it stands for the clock.
  static func daysAgo(_ days: Int) -> CalendarDay? {
    let fixed = getenv("SOURCE_DATE_EPOCH").flatMap { Int(String(cString: $0)) }
    let today = (fixed ?? Int(time(nil))) / 86_400
    let (day, isTooEarly) = today.subtractingReportingOverflow(days)
    return isTooEarly || day < -800_000 ? nil : CalendarDay(daysSince1970: day)
  }
}
