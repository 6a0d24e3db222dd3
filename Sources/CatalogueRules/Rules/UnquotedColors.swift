internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON
internal import YAMLSource

extension SourceContext {
  /// Colours without quotes: to YAML, `color: #165226` is a field without a value and a comment, so that the colour
  /// would get lost without a word.
  func unquotedColors() -> [Finding] {
    let entries = sources.collections.flatMap(\.unsettled)
    let fields = [(settings.source, settings.colorFields)] + entries.map { ($0.source, $0.colorFields) }
    return fields.flatMap { source, members in members.compactMap { Self.unquotedColor($0, in: source) } }
  }

  private static func unquotedColor(_ field: LocatedObject.Member, in source: SourceText) -> Finding? {
    guard field.value.isNull, let comment = colorComment(after: field.keySpan, in: source.bytes) else {
      return nil
    }
    let (name, color) = (field.key, source.text(comment.color))
    return Finding(
      "\(name) \(color) must be in quotes: without them it is a comment, and \(name) is empty",
      at: source.location(comment.color), fix: "write \(name): \"\(color)\"",
      edit: comment.replaced.flatMap { span in
        RGBText(color).map { TextEdit(replacing: span, of: source, with: YAMLWriter.scalar($0.text)) }
      })
  }

  /// The colour on a line after its key, with what takes the place of which in quotes: `nil` where a text follows that would
  /// have to become a comment of its own.
  private static func colorComment(
    after key: Range<Int>, in bytes: [UInt8]
  ) -> (color: Range<Int>, replaced: Range<Int>?)? {
    let line = bytes[key.upperBound...].prefix { $0 != 0x0A && $0 != 0x0D }
    let value = line.dropFirst().drop { $0 == 0x20 }
    let digits = value.dropFirst().prefix { (0x30...0x39).contains($0) || (0x61...0x66).contains($0 | 0x20) }
    let rest = line[digits.endIndex...]
    let marks = rest.prefix { ",;".utf8.contains($0) }
    let note = rest[marks.endIndex...].drop { $0 == 0x20 }
    // Three digits before a text may be a word, as in "#add it later".
    guard line.first == UInt8(ascii: ":"), value.first == UInt8(ascii: "#"),
      digits.count == 3 && note.isEmpty
        || [6, 8].contains(digits.count) && rest.first.map({ $0.isASCIILetter || $0.isASCIIDigit }) != true
    else { return nil }
    let isAlone = note.isEmpty || note.first == UInt8(ascii: "#") && note.startIndex > marks.endIndex
    return (value.startIndex..<digits.endIndex, isAlone ? value.startIndex..<marks.endIndex : nil)
  }
}
