internal import StrictJSON

/// The members of one object of a published catalogue.
typealias CatalogueFields = ObjectFields<CatalogueFormatError>

extension CatalogueFields {
  /// The texts of a list.
  func texts(_ key: String, _ form: ValueForm<String>) throws(CatalogueFormatError) -> [String] {
    try list(key, of: form, count: CatalogueLimits.elements)
  }

  /// The value of an enumeration; `nil` for a word that only later programs know.
  func choice<Choice: RawRepresentable<String>>(
    _ key: String
  ) throws(CatalogueFormatError) -> Choice? {
    // A word is ASCII, so that `String` compares its bytes.
    Choice(rawValue: try read(key, as: .word))
  }

  /// Checks a member that follows from others: it has to be that text, or `null`.
  func require(_ key: String, is text: String?) throws(CatalogueFormatError) {
    let value = try value(key)
    let isSame = text.map { value.string?.hasSameBytes(as: $0) ?? false } ?? value.isNull
    guard isSame else {
      throw CatalogueFormatError(.expected(text.map { "\"\($0)\"" } ?? "null"), at: path(of: key))
    }
  }
}

/// The limits of a catalogue that is read. A real one, of some hundred brands of a kilobyte each, is far below them. A
/// hostile one costs at most some twenty-five times its length in memory.
enum CatalogueLimits {
  /// The longest text, in bytes.
  static let bytes = 32 << 20
  /// How many brands, and how many tombstones.
  static let brands = 0...50_000
  /// How many elements any list within a brand has.
  static let elements = 0...1000
  /// The length of a name or another single line, in bytes of UTF-8.
  static let line = 1...2000
  /// The length of a sample code, in bytes of UTF-8: four thousand characters fit.
  static let sample = 0...16_000
  /// The length of a code, in characters, up to the longest of any symbology (ISO/IEC 18004, version 40-L).
  static let codeLength = 1...2953
  /// Ranks and revisions, far from the end of 32 bits.
  static let counter = 1...999_999_999
}
