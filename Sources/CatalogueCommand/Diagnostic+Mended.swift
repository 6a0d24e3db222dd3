internal import Diagnostics

extension Diagnostic {
  /// What was done about it, in one line.
  var mendedLine: String {
    let place = location.map { "\($0): " } ?? ""
    guard let edit else { return TerminalText.visible("\(place)formatted") }
    let change =
      edit.replacement.isEmpty
      ? "deleted \(Self.shown(edit.original))"
      : "\(Self.shown(edit.original)) became \(Self.shown(edit.replacement))"
    return TerminalText.visible("\(place)mended[\(rule)]: \(change)")
  }

  private static func shown(_ text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }
    let line = lines.joined(separator: " ")
    return line.count > 60 ? line.prefix(59) + "…" : line
  }
}
