/// The rules of a `style` element, in their order.
struct Stylesheet: Hashable, Sendable {
  var rules: [StyleRule] = []
  /// What isn't followed, each thing once.
  var notes: [StyleNote] = []

  /// Reads CSS text. Any text is a style sheet: what isn't understood is passed over as CSS says (CSS Syntax Level 3
  /// section 2.2), and noted where that could change the picture.
  static func parse(_ text: String) -> Stylesheet {
    var parser = StylesheetParser(text)
    return parser.parse()
  }
}
