/// The brands of a large catalogue as one text: a compiler reads it at once, where it takes minutes for literals.
///
/// Each line is a brand. Its fields are in a fixed order and separated by tabs, the parts of a field by U+001E, U+001D
/// and U+001F; each text of a list ends in U+001F, so that it may be empty. The catalogue compiler writes such texts,
/// and reads them back to prove that nothing is lost.
public enum BrandTable {
  /// The brands of a text; lines that aren't a brand are skipped.
  public static func brands(_ table: String) -> [Brand] {
    var brands: [Brand] = []
    // An array of bytes is split several times as fast as a string.
    for line in pieces(of: Array(table.utf8)[...], separator: 0x0A) {
      if let brand = Brand(Fields(line, separator: 0x09)) { brands.append(brand) }
    }
    return brands
  }

  /// The parts of a text, one more than it has separators.
  fileprivate static func pieces(of text: ArraySlice<UInt8>, separator: UInt8) -> [ArraySlice<UInt8>] {
    var (pieces, start): ([ArraySlice<UInt8>], Int) = ([], text.startIndex)
    for index in text.indices where text[index] == separator {
      pieces.append(text[start..<index])
      start = index + 1
    }
    return pieces + [text[start...]]
  }

  /// The fields of a record, read in their order.
  fileprivate struct Fields {
    private let pieces: [ArraySlice<UInt8>]
    private var read = 0

    init(_ text: ArraySlice<UInt8>, separator: UInt8) {
      pieces = BrandTable.pieces(of: text, separator: separator)
    }

    private mutating func next() -> ArraySlice<UInt8> {
      guard read < pieces.count else { return [] }
      read += 1
      return pieces[read - 1]
    }

    /// The next field, `nil` where it is empty.
    mutating func text() -> String? {
      let piece = next()
      return piece.isEmpty ? nil : String(decoding: piece, as: UTF8.self)
    }

    mutating func color() -> RGBColor? { text().flatMap { RGBColor($0) } }

    mutating func date() -> CalendarDate? { text().flatMap { CalendarDate($0) } }

    mutating func number() -> Int? { text().flatMap { Int($0) } }

    /// The next field as the case of that raw value.
    mutating func choice<Choice: RawRepresentable<String>>() -> Choice? { text().flatMap(Choice.init) }

    /// The next field as a list.
    mutating func texts() -> [String] {
      BrandTable.pieces(of: next(), separator: 0x1F).dropLast().map { String(decoding: $0, as: UTF8.self) }
    }

    /// The next field as a record, `nil` where it is empty.
    mutating func record(_ separator: UInt8) -> Fields? {
      let piece = next()
      return piece.isEmpty ? nil : Fields(piece, separator: separator)
    }

    /// The next field as a list of records.
    mutating func records(_ separator: UInt8, inner: UInt8) -> [Fields] {
      let piece = next()
      guard !piece.isEmpty else { return [] }
      return BrandTable.pieces(of: piece, separator: separator).map { Fields($0, separator: inner) }
    }

    /// All fields that are left.
    func remaining(inner: UInt8) -> [Fields] { pieces[read...].map { Fields($0, separator: inner) } }
  }
}

extension Brand {
  fileprivate init?(_ line: BrandTable.Fields) {
    var line = line
    guard let id = line.text(), let name = line.text(), let category = line.text() else { return nil }
    let (initials, initialsColor) = (line.text(), line.choice() as InitialsColor?)
    guard let background = line.color() else { return nil }
    self.init(
      id: id, name: name, category: category, initials: initials, initialsColor: initialsColor,
      initialsBackground: background, color: line.color(), logo: line.text(),
      logoBackground: line.color(), barcode: line.record(0x1E).flatMap { BarcodeRule($0) },
      sources: line.texts(), aliases: line.texts(), keywords: line.texts(),
      programmes: line.records(0x1E, inner: 0x1F).compactMap(Programme.init),
      rank: line.number(), wikidata: line.text(), nsi: line.text(), simpleIcons: line.text(),
      group: line.text(), regions: line.texts(), status: line.choice() ?? .active,
      replacedBy: line.text(), since: line.date(),
      endedOn: line.date())
  }
}

extension Programme {
  fileprivate init?(_ fields: BrandTable.Fields) {
    var fields = fields
    guard let name = fields.text(), let kind: Kind = fields.choice() else { return nil }
    self.init(name: name, kind: kind)
  }
}

extension BarcodeRule {
  fileprivate init?(_ parts: BrandTable.Fields) {
    var parts = parts
    guard let confidence: BarcodeConfidence = parts.choice() else { return nil }
    let (printedDiffers, source) = (parts.text() == "1", parts.text())
    self.init(
      formats: parts.remaining(inner: 0x1D).compactMap(BarcodeFormatRule.init), confidence: confidence,
      printedDiffers: printedDiffers, source: source)
  }
}

extension BarcodeFormatRule {
  fileprivate init?(_ fields: BrandTable.Fields) {
    var fields = fields
    guard let format: BarcodeFormat = fields.choice(),
      let check: BarcodeCheck = fields.choice()
    else { return nil }
    self.init(
      format: format, lengths: fields.texts().compactMap { Int($0) }, minLength: fields.number(),
      maxLength: fields.number(), charset: fields.choice(),
      prefixes: fields.texts(), check: check, pattern: fields.text(), valid: fields.texts(),
      invalid: fields.texts())
  }
}
