package import Markup

/// Addresses as cmark writes them into `href` and `src`.
package enum Href {
  /// Percent-encodes what an address may not hold, and leaves what is encoded already (`houdini_escape_href`).
  package static func append(_ address: ArraySlice<UInt8>, to html: inout HTML) {
    var start = address.startIndex
    for index in address.indices where !isKept(address[index]) {
      html.raw(bytes: address[start..<index])
      switch address[index] {
      case 0x26: html.raw("&amp;")
      case 0x27: html.raw("&#x27;")
      default:
        let digits = Array("0123456789ABCDEF".utf8)
        html.raw(bytes: [0x25, digits[Int(address[index] >> 4)], digits[Int(address[index] & 15)]])
      }
      start = index + 1
    }
    html.raw(bytes: address[start...])
  }

  /// The table of `houdini_href_e.c`.
  private static func isKept(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x21, 0x23, 0x24, 0x25, 0x28...0x2F, 0x3A, 0x3B, 0x3D, 0x3F, 0x40, 0x5F,
      0x7E:
      true
    default: false
    }
  }

  /// Whether an address would run code or read local files (`scan_dangerous_url` of cmark).
  package static func isDangerous(_ address: ArraySlice<UInt8>) -> Bool {
    let start = String(decoding: address.prefix(24), as: UTF8.self).lowercased()
    if start.hasPrefix("data:") {
      return !["png", "gif", "jpeg", "webp"].contains { start.hasPrefix("data:image/\($0)") }
    }
    return start.hasPrefix("javascript:") || start.hasPrefix("vbscript:") || start.hasPrefix("file:")
  }
}
