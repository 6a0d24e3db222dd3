/// The brands of a large catalogue as one text: a compiler reads it at once, where it takes minutes for literals.
///
/// Each line is a brand, its values in a fixed order and separated by tabs. Null and an empty list are nothing. A list is
/// the number of its elements and then these; a record within a record is `1` and then its values. In a text `\\`, `\t`
/// and `\n` stand for a backslash, a tab and a line feed, and `\e` for a text that is empty. The catalogue compiler
/// writes such texts.
public enum BrandTable {
  /// The brands of a text; lines that aren't a brand are skipped.
  public static func brands(_ table: String) -> [Brand] {
    var brands: [Brand] = []
    // An array of bytes is split several times as fast as a string.
    for line in pieces(of: Array(table.utf8)[...], separator: 0x0A) {
      var values = TableValues(pieces(of: line, separator: 0x09))
      if let brand = Brand(&values) { brands.append(brand) }
    }
    return brands
  }

  /// The parts of a text, one more than it has separators.
  private static func pieces(of text: ArraySlice<UInt8>, separator: UInt8) -> [ArraySlice<UInt8>] {
    var (pieces, start): ([ArraySlice<UInt8>], Int) = ([], text.startIndex)
    for index in text.indices where text[index] == separator {
      pieces.append(text[start..<index])
      start = index + 1
    }
    return pieces + [text[start...]]
  }
}

/// The values of a line, read in their order.
struct TableValues {
  private let pieces: [ArraySlice<UInt8>]
  private var read = 0

  init(_ pieces: [ArraySlice<UInt8>]) { self.pieces = pieces }

  private mutating func next() -> ArraySlice<UInt8> {
    guard read < pieces.count else { return [] }
    read += 1
    return pieces[read - 1]
  }

  /// The next text, `nil` where there is none.
  mutating func text() -> String? {
    let piece = next()
    if piece.isEmpty { return nil }
    return piece.contains(0x5C) ? Self.unescaped(piece) : String(decoding: piece, as: UTF8.self)
  }

  mutating func color() -> RGBColor? { text().flatMap { RGBColor($0) } }

  mutating func date() -> CalendarDate? { text().flatMap { CalendarDate($0) } }

  mutating func number() -> Int? { text().flatMap { Int($0) } }

  mutating func flag() -> Bool? { text().map { $0 == "1" } }

  /// The next value as the case of that raw value.
  mutating func choice<Choice: RawRepresentable<String>>() -> Choice? { text().flatMap(Choice.init) }

  /// The next record, where there is one.
  mutating func record<Record>(_ read: (inout TableValues) -> Record?) -> Record? {
    next().isEmpty ? nil : read(&self)
  }

  /// The next list.
  mutating func list<Element>(_ read: (inout TableValues) -> Element?) -> [Element] {
    var elements: [Element] = []
    // No longer than the line is.
    for _ in 0..<min(max(number() ?? 0, 0), pieces.count) {
      if let element = read(&self) { elements.append(element) }
    }
    return elements
  }

  private static func unescaped(_ piece: ArraySlice<UInt8>) -> String {
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in piece {
      guard isEscaped else {
        if byte == 0x5C { isEscaped = true } else { bytes.append(byte) }
        continue
      }
      switch byte {
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "e"): break
      default: bytes.append(byte)
      }
      isEscaped = false
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
