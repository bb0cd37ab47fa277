import Diagnostics
import Site

extension Check {
  static let staleFallback = Check(.staleFallback) { article, base, strings in
    Fallback.all(in: article, base, strings).compactMap(\.finding)
  }
}
