/// Text for a terminal: coloured where that is wanted, and without what a terminal would act on unseen.
public struct TerminalText: Sendable {
  /// How a text stands out: the parameters of ECMA-48's "select graphic rendition".
  public enum Style: String, Sendable {
    case bold = "1"
    case red = "1;31"
    case magenta = "1;35"
    case cyan = "36"
    case blue = "34"
    case green = "32"
  }

  private let isColoured: Bool

  /// - Parameter isColoured: whether styles show, as on a terminal.
  public init(isColoured: Bool) { self.isColoured = isColoured }

  /// The text in a style, where there are any.
  public func styled(_ text: String, _ style: Style) -> String {
    isColoured ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// What a terminal would act on or hide is shown as U+FFFD, so that a hostile file can't forge output.
  public static func visible(_ text: String) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      shown.append(scalar == "\t" ? " " : DisplayWidth.isUnsafe(scalar) ? "\u{FFFD}" : scalar)
    }
    return String(shown)
  }
}
