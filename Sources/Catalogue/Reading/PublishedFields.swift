internal import StrictJSON

/// The members of one object of a published catalogue, for the code that is generated for a kind.
///
/// A member that is missing or `null` reads as `nil`, an empty list, or the default that is given. Members that nobody asks
/// for are ignored. All throw `CatalogueFormatError` where a value is of another type.
public struct PublishedFields: Sendable {
  private let fields: CatalogueFields

  init(_ fields: CatalogueFields) { self.fields = fields }

  /// What a value must be.
  public struct Form<Value>: Sendable {
    let form: ValueForm<Value>
  }

  /// The value of a member that must be there.
  public func read<Value>(_ key: String, as form: Form<Value>) throws(CatalogueFormatError) -> Value {
    try fields.read(key, as: form.form)
  }

  /// The value of a member that may be missing or `null`.
  public func readIfPresent<Value>(
    _ key: String, as form: Form<Value>
  ) throws(CatalogueFormatError) -> Value? { try fields.readIfPresent(key, as: form.form) }

  /// The elements of a list.
  public func list<Element>(
    _ key: String, of form: Form<Element>
  ) throws(CatalogueFormatError) -> [Element] { try fields.list(key, of: form.form) }

  /// The value of an enumeration; `nil` where it is missing, and for a word that only later code knows.
  public func choice<Choice: RawRepresentable<String>>(
    _ key: String
  ) throws(CatalogueFormatError) -> Choice? { try fields.choice(key) }

  /// As ``choice(_:)``, but a missing value has a default.
  public func choice<Choice: RawRepresentable<String>>(
    _ key: String, default value: Choice
  ) throws(CatalogueFormatError) -> Choice? { try fields.choice(key, default: value) }

  /// As ``choice(_:)``, but a word that isn't known reads as another.
  public func choice<Choice: RawRepresentable<String>>(
    _ key: String, unknown: Choice
  ) throws(CatalogueFormatError) -> Choice? { try fields.choice(key, unknown: unknown) }

  /// The value of an enumeration, where a missing one is `nil`; `nil` in place of that for a word that isn't known.
  public func choiceIfPresent<Choice: RawRepresentable<String>>(
    _ key: String
  ) throws(CatalogueFormatError) -> Choice?? { try fields.choiceIfPresent(key) }

  /// The words of a list, without those that aren't known.
  public func choices<Choice: RawRepresentable<String>>(
    _ key: String
  ) throws(CatalogueFormatError) -> [Choice] { try fields.choices(key) }

  /// The words of a list, with another in place of those that aren't known.
  public func choices<Choice: RawRepresentable<String>>(
    _ key: String, unknown: Choice
  ) throws(CatalogueFormatError) -> [Choice] { try fields.choices(key, unknown: unknown) }

  /// The words of a list; `nil` where one of them isn't known.
  public func allChoices<Choice: RawRepresentable<String>>(
    _ key: String
  ) throws(CatalogueFormatError) -> [Choice]? { try fields.allChoices(key) }

  /// The members of a member that must be an object.
  public func fields(_ key: String) throws(CatalogueFormatError) -> PublishedFields {
    PublishedFields(try fields.fields(key))
  }

  /// The members of an object that may be missing or `null`.
  public func fieldsIfPresent(_ key: String) throws(CatalogueFormatError) -> PublishedFields? {
    try fields.fieldsIfPresent(key).map(PublishedFields.init)
  }

  /// The record of an object, where a missing one is `nil`; `nil` in place of that for one that means nothing to this code.
  public func recordIfPresent<Record>(
    _ key: String, _ read: (PublishedFields) throws(CatalogueFormatError) -> Record?
  ) throws(CatalogueFormatError) -> Record?? {
    try fields.recordIfPresent(key) { fields throws(CatalogueFormatError) in try read(PublishedFields(fields))
    }
  }

  /// The records of a list, without those that mean nothing to this code.
  public func records<Record>(
    _ key: String, _ read: (PublishedFields) throws(CatalogueFormatError) -> Record?
  ) throws(CatalogueFormatError) -> [Record] {
    try fields.records(key) { fields throws(CatalogueFormatError) in try read(PublishedFields(fields)) }
  }

  /// The records of a list; `nil` where one of them means nothing to this code.
  public func allRecords<Record>(
    _ key: String, _ read: (PublishedFields) throws(CatalogueFormatError) -> Record?
  ) throws(CatalogueFormatError) -> [Record]? {
    try fields.allRecords(key) { fields throws(CatalogueFormatError) in try read(PublishedFields(fields)) }
  }
}

extension PublishedFields.Form<String> {
  /// Any text.
  public static var string: Self { Self(form: .string) }
  /// An id that can be a file's name.
  public static var id: Self { Self(form: .id) }
  /// SHA-256 as 64 lower-case hexadecimal digits.
  public static var sha256: Self { Self(form: .sha256) }
}

extension PublishedFields.Form where Value: RawRepresentable<String> & Sendable {
  /// The id of an entry, which can be a file's name.
  public static var id: Self { Self(form: .id) }
  /// The id of an entry that is referred to. There may be none with it.
  public static var string: Self { Self(form: ValueForm.string.map { Value(rawValue: $0) }) }
}

extension PublishedFields.Form<Int> {
  /// A whole number.
  public static var anyInteger: Self { Self(form: .anyInteger) }
}

extension PublishedFields.Form<Bool> {
  /// `true` or `false`.
  public static var bool: Self { Self(form: .bool) }
}

extension PublishedFields.Form<RGBColor> {
  /// A colour, `#00A7E1`.
  public static var color: Self { Self(form: .color) }
}

extension PublishedFields.Form<CalendarDate> {
  /// A day, `2026-05-31`.
  public static var day: Self { Self(form: .day) }
}
