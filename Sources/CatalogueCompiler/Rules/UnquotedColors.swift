internal import Diagnostics
internal import YAMLSource

extension SourceContext {
  /// Colours without quotes: to YAML, `color: #165226` is a field without a value and a comment, so that the colour
  /// would get lost without a word.
  func unquotedColors() -> [Finding] {
    ([settings.source] + brands.map(\.source)).flatMap { source in
      UnquotedColors(source).fields.map { field in
        let (name, color) = (source.text(field.name), source.text(field.color))
        return Finding(
          "\(name) \(color) must be in quotes: without them it is a comment, and \(name) is empty",
          at: source.location(field.color), fix: "write \(name): \"\(color)\"",
          edit: RGBText(color).map {
            TextEdit(replacing: field.color, of: source, with: YAMLWriter.scalar($0.text))
          })
      }
    }
  }
}

/// Finds lines such as `color: #165226`.
private struct UnquotedColors {
  /// Where a field's name and its colour are, as byte offsets.
  typealias Field = (name: Range<Int>, color: Range<Int>)

  /// The fields that are colours.
  private static let names = ["color", "logoBackground", "neutralColor"]

  let fields: [Field]

  init(_ source: SourceText) {
    // Almost every colour is in quotes: no more than the signs and what is before them is looked at.
    fields = source.bytes.withUnsafeBufferPointer { bytes in
      bytes.indices.compactMap { bytes[$0] == UInt8(ascii: "#") ? Self.field(of: $0, in: bytes) : nil }
    }
  }

  /// The field, where the line is its name, a colon, spaces and a colour that begins at the sign.
  private static func field(of sign: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Field? {
    guard sign > 0, bytes[sign - 1] == 0x20, let colon = bytes[..<sign].lastIndex(where: { $0 != 0x20 }),
      bytes[colon] == UInt8(ascii: ":")
    else { return nil }
    let start = bytes[..<colon].lastIndex { !isLetter($0) }.map { $0 + 1 } ?? 0
    let before = bytes[..<start].last { $0 != 0x20 } ?? 0x0A
    let end = bytes[(sign + 1)...].firstIndex { !isHexadecimal($0) } ?? bytes.count
    let after = bytes[end...].first { $0 != 0x20 && $0 != 0x0D } ?? 0x0A
    guard names.contains(where: { $0.utf8.elementsEqual(bytes[start..<colon]) }), before == 0x0A,
      after == 0x0A, [3, 6, 8].contains(end - sign - 1)
    else { return nil }
    return (start..<colon, sign..<end)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
  }
}
