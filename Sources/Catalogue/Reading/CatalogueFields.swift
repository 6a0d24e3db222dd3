package import StrictJSON

/// The members of one object of a published catalogue.
package typealias CatalogueFields = ObjectFields<CatalogueFormatError>

extension CatalogueFields {
  /// The texts of a list.
  func texts(_ key: String) throws(CatalogueFormatError) -> [String] { try list(key, of: .string) }

  /// The value of an enumeration; `nil` where it is missing, and for a word that only later programs know.
  func choice<Choice: RawRepresentable<String>>(
    _ key: String
  ) throws(CatalogueFormatError) -> Choice? {
    // A known word is ASCII, so that `String` compares its bytes.
    try readIfPresent(key, as: .string).flatMap(Choice.init(rawValue:))
  }

  /// As ``choice(_:)``, but a missing value has a default.
  func choice<Choice: RawRepresentable<String>>(
    _ key: String, default value: Choice
  ) throws(CatalogueFormatError) -> Choice? {
    try readIfPresent(key, as: .string).map { Choice(rawValue: $0) } ?? value
  }

  /// As ``choice(_:)``, but a word that isn't known reads as another.
  func choice<Choice: RawRepresentable<String>>(
    _ key: String, unknown: Choice
  ) throws(CatalogueFormatError) -> Choice? {
    try readIfPresent(key, as: .string).map { Choice(rawValue: $0) ?? unknown }
  }

  /// The value of an enumeration, where a missing one is `nil`; `nil` in place of that for a word that isn't known.
  func choiceIfPresent<Choice: RawRepresentable<String>>(
    _ key: String
  ) throws(CatalogueFormatError) -> Choice?? {
    guard let word = try readIfPresent(key, as: .string) else { return .some(nil) }
    return Choice(rawValue: word).map { .some($0) }
  }

  /// The words of a list, without those that aren't known.
  func choices<Choice: RawRepresentable<String>>(
    _ key: String
  ) throws(CatalogueFormatError) -> [Choice] {
    try texts(key).compactMap(Choice.init(rawValue:))
  }

  /// The words of a list, with another in place of those that aren't known.
  func choices<Choice: RawRepresentable<String>>(
    _ key: String, unknown: Choice
  ) throws(CatalogueFormatError) -> [Choice] {
    try texts(key).map { Choice(rawValue: $0) ?? unknown }
  }

  /// The words of a list; `nil` where one of them isn't known.
  func allChoices<Choice: RawRepresentable<String>>(
    _ key: String
  ) throws(CatalogueFormatError) -> [Choice]? {
    let texts = try texts(key)
    let choices = texts.compactMap(Choice.init(rawValue:))
    return choices.count == texts.count ? choices : nil
  }

  /// The record of an object, where a missing one is `nil`; `nil` in place of that for one that means nothing to this program.
  func recordIfPresent<Record>(
    _ key: String, _ read: (CatalogueFields) throws(CatalogueFormatError) -> Record?
  ) throws(CatalogueFormatError) -> Record?? {
    guard let fields = try fieldsIfPresent(key) else { return .some(nil) }
    return try read(fields).map { .some($0) }
  }

  /// The records of a list, without those that mean nothing to this program.
  func records<Record>(
    _ key: String, _ read: (CatalogueFields) throws(CatalogueFormatError) -> Record?
  ) throws(CatalogueFormatError) -> [Record] {
    var records: [Record] = []
    for fields in try objects(key) {
      if let record = try read(fields) { records.append(record) }
    }
    return records
  }

  /// The records of a list; `nil` where one of them means nothing to this program.
  func allRecords<Record>(
    _ key: String, _ read: (CatalogueFields) throws(CatalogueFormatError) -> Record?
  ) throws(CatalogueFormatError) -> [Record]? {
    var records: [Record] = []
    for fields in try objects(key) {
      guard let record = try read(fields) else { return nil }
      records.append(record)
    }
    return records
  }

  /// Checks an optional member that follows from others: it has to be that text, or missing or `null`.
  package func require(_ key: String, is text: String) throws(CatalogueFormatError) {
    guard let value = optional(key), !value.isNull else { return }
    guard let found = value.string, found.hasSameBytes(as: text) else {
      throw CatalogueFormatError(.expected("\"\(text)\" or null"), at: path(of: key))
    }
  }
}

/// What bounds the work on a hostile catalogue: it costs at most some twenty-five times its length in memory. A real one,
/// of some hundred brands of a kilobyte each, is far below.
enum CatalogueLimits {
  /// The longest text, in bytes.
  static let bytes = 32 << 20
  /// How many entries of a collection, and how many tombstones.
  static let entries = 50_000
  /// Revisions, far from the end of 32 bits.
  static let revision = 1...999_999_999
}
