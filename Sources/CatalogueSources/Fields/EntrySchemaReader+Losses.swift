internal import Catalogue
internal import Diagnostics
internal import StrictJSON

/// What a schema allows in source files, and neither the published catalogue nor code could have.
extension EntrySchemaReader {
  /// Reports what a record may have besides its properties.
  mutating func checkIsClosed(_ record: Declaration) {
    if let patterns = record["patternProperties"] {
      report("patternProperties are never published: list each property under \"properties\"", at: patterns)
    }
    guard record["additionalProperties"]?.bool != false, record["unevaluatedProperties"]?.bool != false else {
      return
    }
    report(
      "properties that aren't listed are never published: write \"additionalProperties\": false",
      at: record["additionalProperties"] ?? record.value)
  }

  /// Reports names that every record must have and none may.
  mutating func checkRequired(of record: Declaration, among names: [String]) {
    for name in record["required"]?.array ?? [] {
      guard let text = name.string, !names.contains(text) else { continue }
      report("\"\(text)\" is required, and no property\(NearestName.hint(for: text, in: names))", at: name)
    }
  }

  /// What is said of a field as a whole, and has no meaning for an element of it.
  private static let keywordsOfFields = [
    "x-published", "x-forbidden", "x-unique", "x-search", "x-derived", "x-spelling", "x-compiled",
    "x-counted",
    "x-preview",
  ]

  /// Reports what a list may have besides elements of its type, and what is said of them in place of the list.
  mutating func checkElements(of list: Declaration, _ element: Declaration) {
    for keyword in Self.keywordsOfFields {
      guard let value = element[keyword] else { continue }
      report("\(keyword) is for the list itself: move it out of \"items\"", at: value)
    }
    checkNames(element, isElement: true)
    if let first = list["prefixItems"] {
      report(
        "all elements of a published list have one type, that of \"items\": remove prefixItems", at: first)
    }
    if element.types.contains("null") || element["enum"]?.array?.contains(where: \.isNull) ?? false {
      report("a published list has no null in it: remove null", at: element["type"] ?? element.value)
    }
  }

  /// Reports a value of a field that would be published as another.
  /// - Parameter mustHaveElement: whether the record around an empty list means nothing.
  mutating func checkValues(of field: Declaration, mustHaveElement: Bool) {
    if let fallback = field["default"], !fallback.isNull, field.types.contains("null") {
      report(
        "null would be published as the default: remove \"null\" from the types, or the default", at: fallback
      )
    }
    if mustHaveElement, field["minItems"]?.integer ?? 0 < 1 {
      report(
        "the record around an empty list wouldn't be published: write \"minItems\": 1, or don't require the list",
        at: field["minItems"] ?? field.value)
    }
  }

  /// Reports a text with a type in code that doesn't say how it is written.
  mutating func checkPattern(of text: Declaration, _ form: TextForm) {
    // What a behaviour writes is right.
    guard let patterns = Self.patterns[form], let type = text["x-type"], text["x-derived"] == nil else {
      return
    }
    guard patterns.contains(text["pattern"]?.string ?? "") else {
      return report(
        "a text of type \(type.string ?? "") needs \"pattern\": \"\(patterns[0])\"",
        at: text["pattern"] ?? type)
    }
  }

  /// The patterns that say how a text of a form is written, the first as a suggestion.
  private static let patterns: [TextForm: [String]] = [
    .color: ["^#[0-9A-F]{6}$", "^#[0-9a-f]{6}$", "^#[0-9A-Fa-f]{6}$", "^#[0-9a-fA-F]{6}$"],
    .sha256: ["^[0-9a-f]{64}$"],
  ]

  /// Why a default that is written in a schema can't be a value of its type in code; `nil` for one that can.
  static func problem(ofDefault value: PublishedValue, as type: FieldType) -> String? {
    switch (value, type) {
    case (.list(let elements), _) where !elements.isEmpty: "the default of a list is [] in code"
    case (.integer(let number), _) where Int32(exactly: number) == nil:
      "the default has more than the 32 bits that a whole number has in code"
    case (.text(let text), .text(.day)) where !text.isKnownDay:
      "the default is no date of the calendar, in years from \(CalendarDate.knownYears.lowerBound) to \(CalendarDate.knownYears.upperBound)"
    case (.text(let text), .text(.color)) where !text.isColor: "the default is no colour like \"#165226\""
    case (.text(let text), _) where text.unicodeScalars.contains { $0.properties.generalCategory == .control }:
      "the default has a control character"
    default: nil
    }
  }

  /// Why a property can't have a default: it would be in entries without what is asked of those that write it.
  static func problem(ofDefaultOf property: Declaration) -> String? {
    let needed = [
      ("x-reference", "a reference has no default: each entry names what it means"),
      ("x-unique", "a unique text has no default: all entries without it would have the same"),
      ("x-forbidden", "a text with x-forbidden has no default: words are looked for in files"),
    ]
    return needed.first { property[$0.0] != nil }?.1
  }
}

extension CalendarDate {
  /// More years than any catalogue tells of. (The day of the build isn't asked: the same files have the same findings.)
  package static let knownYears = 1000...2100
}

extension String {
  fileprivate var isKnownDay: Bool {
    CalendarDate(self).map { CalendarDate.knownYears.contains($0.year) } ?? false
  }

  /// Whether it is a number sign and six hexadecimal digits.
  fileprivate var isColor: Bool {
    utf8.first == UInt8(ascii: "#") && utf8.count == 7 && dropFirst().allSatisfy(\.isHexDigit)
  }
}
