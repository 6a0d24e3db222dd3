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
    guard field.value.isNull else { return nil }
    guard let comment = colorComment(after: field.keySpan, in: source.bytes) else {
      return lonelyWord(of: field, in: source)
    }
    let (name, color) = (field.key, source.text(comment.color))
    return Finding(
      "\(name) \(color) must be in quotes: without them it is a comment, and \(name) is empty",
      at: source.location(comment.color), fix: "write \(name): \"\(color)\"",
      edit: comment.replaced.flatMap { span in
        RGBText(color).map { TextEdit(replacing: span, of: source, with: YAMLWriter.scalar($0.text)) }
      })
  }

  /// What was most probably meant as a colour, and isn't one as it is written: six digits at the start of a comment behind the
  /// key or on the next line, or one word that is nearly that.
  private static func lonelyWord(of field: LocatedObject.Member, in source: SourceText) -> Finding? {
    let bytes = source.bytes
    guard bytes[field.keySpan.upperBound...].first == UInt8(ascii: ":") else { return nil }
    let blanks = bytes[(field.keySpan.upperBound + 1)...].prefix { [0x20, 0x0D, 0x0A].contains($0) }
    let comment = bytes[blanks.endIndex...].prefix { $0 != 0x0A && $0 != 0x0D }
    let words = comment.drop { $0 == UInt8(ascii: "#") || $0 == 0x20 }
    let word = words.prefix { $0.isASCIILetter || $0.isASCIIDigit }
    let rest = words[word.endIndex...]
    let digits = word.count(where: isHexDigit)
    let isGlued = word.startIndex == comment.startIndex + 1
    // A word, a day, or a note that happens to begin with six digits is no colour.
    let isColor = digits == word.count && word.count == 6
    let isMistyped = isGlued && rest.isEmpty && (5...8).contains(word.count) && digits >= word.count - 1
    guard comment.first == UInt8(ascii: "#"), isGlued || bytes[..<comment.startIndex].last == 0x20,
      word.contains(where: \.isASCIIDigit), isColor || isMistyped, rest.first.map({ $0 == 0x20 }) ?? true
    else { return nil }
    let (span, name) = (comment.startIndex..<word.endIndex, field.key)
    return Finding(
      "\(source.text(span)) is a comment, and \(name) is empty", at: source.location(span),
      fix: isColor
        ? "write \(name): \"#\(String(decoding: word, as: UTF8.self))\""
        : "put the colour in quotes: # and six digits, 0 to 9 or A to F")
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    byte.isASCIIDigit || (0x61...0x66).contains(byte | 0x20)
  }

  /// The colour on a line after its key, with what takes the place of which in quotes: `nil` where a text follows that would
  /// have to become a comment of its own.
  private static func colorComment(
    after key: Range<Int>, in bytes: [UInt8]
  ) -> (color: Range<Int>, replaced: Range<Int>?)? {
    let line = bytes[key.upperBound...].prefix { $0 != 0x0A && $0 != 0x0D }
    let value = line.dropFirst().drop { $0 == 0x20 }
    let digits = value.dropFirst().prefix(while: isHexDigit)
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
