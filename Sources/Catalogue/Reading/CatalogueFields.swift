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
    // Bytes that `word` allows are equal only to themselves, also to `String`.
    Choice(rawValue: try read(key, as: .word))
  }

  /// Holds a member that follows from others to what it has to be: that text, or `null`.
  func require(_ key: String, is text: String?) throws(CatalogueFormatError) {
    let value = try value(key)
    let isSame = text.map { value.string?.hasSameBytes(as: $0) ?? false } ?? value.isNull
    guard isSame else {
      throw CatalogueFormatError(.expected(text.map { "\"\($0)\"" } ?? "null"), at: path(of: key))
    }
  }
}
