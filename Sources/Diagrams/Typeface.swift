/// A face and a size, as the style sheet sets them for one kind of text.
struct Typeface: Sendable, Hashable {
  /// The faces that drawings use.
  enum Face: Sendable, Hashable { case regular, bold, mono }

  let face: Face
  /// In pixels of the drawing.
  let size: Double
  /// From one line to the next.
  let lineHeight: Double

  static let event = Typeface(face: .regular, size: 12, lineHeight: 15)
  static let callback = Typeface(face: .mono, size: 11, lineHeight: 15)
  static let gloss = Typeface(face: .regular, size: 11, lineHeight: 14)
  static let header = Typeface(face: .bold, size: 13, lineHeight: 16)
  /// A state's label; smaller in a narrow drawing that would not fit otherwise.
  static func label(_ size: Double) -> Typeface { Typeface(face: .bold, size: size, lineHeight: size + 4) }

  /// The width of a text in pixels.
  func width(of text: some StringProtocol) -> Double {
    var thousandths = 0
    for scalar in text.unicodeScalars { thousandths += width(of: scalar) }
    return Double(thousandths) * size / 1000
  }

  private func width(of scalar: Unicode.Scalar) -> Int {
    switch face {
    case .regular: AdvanceWidths.regular.width(of: scalar)
    case .bold: AdvanceWidths.bold.width(of: scalar)
    case .mono:
      switch AdvanceWidths.regular.width(of: scalar) {
      case 0: 0
      case let width: scalar.isSquare ? width : 602
      }
    }
  }
}
