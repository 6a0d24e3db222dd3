/// The brands of a large catalogue as one text, which a compiler reads in no time where it takes minutes for literals.
///
/// A brand is a line, its fields stand in a fixed order between tabs, what a field is made of between the separators
/// U+001E, U+001D and U+001F; each text of a list ends in U+001F, so that it may be empty. The compiler of the
/// catalogue writes such texts, and sees to it that nothing gets lost.
public enum BrandTable {
  /// The brands of a text; lines that are no brand are left out.
  public static func brands(_ table: String) -> [Brand] {
    // An array of bytes is cut several times as fast as a string.
    Array(table.utf8).split(separator: 0x0A).compactMap { Brand(Fields($0, separator: 0x09)) }
  }

  /// The fields of a record, read in their order.
  fileprivate struct Fields {
    private var rest: ArraySlice<UInt8>?
    private let separator: UInt8

    init(_ text: ArraySlice<UInt8>, separator: UInt8) {
      rest = text
      self.separator = separator
    }

    /// The next field, `nil` where it is empty.
    mutating func text() -> String? {
      next().flatMap { $0.isEmpty ? nil : String(decoding: $0, as: UTF8.self) }
    }

    /// The next field as something that its text names.
    mutating func value<Value>(_ make: (String) -> Value?) -> Value? { text().flatMap(make) }

    /// The next field as a record, `nil` where it is empty.
    mutating func fields(_ separator: UInt8) -> Fields? {
      next().flatMap { $0.isEmpty ? nil : Fields($0, separator: separator) }
    }

    /// The next field as a list.
    mutating func texts() -> [String] { pieces(0x1F).dropLast().map { String(decoding: $0, as: UTF8.self) } }

    /// The next field as a list of records.
    mutating func records(_ separator: UInt8, inner: UInt8) -> [Fields] {
      pieces(separator).map { Fields($0, separator: inner) }
    }

    private mutating func pieces(_ separator: UInt8) -> [ArraySlice<UInt8>] {
      next().map { $0.isEmpty ? [] : $0.split(separator: separator, omittingEmptySubsequences: false) } ?? []
    }

    /// All fields that are left.
    mutating func remaining(inner: UInt8) -> [Fields] {
      var fields: [Fields] = []
      while let field = next() { fields.append(Fields(field, separator: inner)) }
      return fields
    }

    private mutating func next() -> ArraySlice<UInt8>? {
      guard let text = rest else { return nil }
      guard let end = text.firstIndex(of: separator) else {
        rest = nil
        return text
      }
      rest = text[text.index(after: end)...]
      return text[..<end]
    }
  }
}

extension Brand {
  fileprivate init?(_ line: BrandTable.Fields) {
    var line = line
    guard let id = line.text(), let name = line.text(), let category = line.text() else { return nil }
    let (initials, initialsColor) = (line.text(), line.value(InitialsColor.init(rawValue:)))
    guard let background = line.value({ RGBColor($0) }) else { return nil }
    self.init(
      id: id, name: name, category: category, initials: initials, initialsColor: initialsColor,
      initialsBackground: background, color: line.value { RGBColor($0) }, logo: line.text(),
      logoBackground: line.value { RGBColor($0) }, barcode: line.fields(0x1E).flatMap(BarcodeRule.init),
      sources: line.texts(), aliases: line.texts(), keywords: line.texts(),
      programmes: line.records(0x1E, inner: 0x1F).compactMap(Programme.init),
      rank: line.value { Int($0) }, wikidata: line.text(), nsi: line.text(), simpleIcons: line.text(),
      group: line.text(), regions: line.texts(), status: line.value(BrandStatus.init(rawValue:)) ?? .active,
      replacedBy: line.text(), since: line.value { CalendarDate($0) },
      endedOn: line.value { CalendarDate($0) })
  }
}

extension Programme {
  fileprivate init?(_ fields: BrandTable.Fields) {
    var fields = fields
    guard let name = fields.text(), let kind = fields.value(Kind.init(rawValue:)) else { return nil }
    self.init(name: name, kind: kind)
  }
}

extension BarcodeRule {
  fileprivate init?(_ parts: BrandTable.Fields) {
    var parts = parts
    guard let confidence = parts.value(BarcodeConfidence.init(rawValue:)) else { return nil }
    let (printedDiffers, source) = (parts.text() == "1", parts.text())
    self.init(
      formats: parts.remaining(inner: 0x1D).compactMap(BarcodeFormatRule.init), confidence: confidence,
      printedDiffers: printedDiffers, source: source)
  }
}

extension BarcodeFormatRule {
  fileprivate init?(_ fields: BrandTable.Fields) {
    var fields = fields
    guard let format = fields.value(BarcodeFormat.init(rawValue:)),
      let check = fields.value(BarcodeCheck.init(rawValue:))
    else { return nil }
    self.init(
      format: format, lengths: fields.texts().compactMap { Int($0) }, minLength: fields.value { Int($0) },
      maxLength: fields.value { Int($0) }, charset: fields.value(BarcodeCharacterSet.init(rawValue:)),
      prefixes: fields.texts(), check: check, pattern: fields.text(), valid: fields.texts(),
      invalid: fields.texts())
  }
}
