/// A length of time as models write it: digits and `ms`, `s`, `min` or `h`.
struct Delay {
  let text: String
  let unit: Substring
  let milliseconds: Int

  /// Nil where the text is no length of time, or one beyond counting.
  init?(_ text: String) {
    guard let match = text.wholeMatch(of: /([0-9]+(?:\.[0-9]+)?)(ms|s|min|h)/), let number = Double(match.1) else {
      return nil
    }
    let factor: Double =
      switch match.2 {
      case "ms": 1
      case "s": 1_000
      case "min": 60_000
      default: 3_600_000
      }
    guard number * factor < 1e15 else { return nil }
    self.text = text
    unit = match.2
    milliseconds = Int(number * factor)
  }

  /// A number of milliseconds, in seconds where they are whole ones.
  init(milliseconds: Int) {
    let isWhole = milliseconds % 1_000 == 0 && milliseconds > 0
    text = isWhole ? "\(milliseconds / 1_000)s" : "\(milliseconds)ms"
    unit = isWhole ? "s" : "ms"
    self.milliseconds = milliseconds
  }
}
