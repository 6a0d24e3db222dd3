internal import Catalogue
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

  /// Reports what a list may have besides elements of its type.
  mutating func checkElements(of list: Declaration, _ element: Declaration) {
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
    case (.text(let text), .text(.day)) where CalendarDate(text) == nil:
      "the default is no date of the calendar"
    case (.text(let text), .text(.color)) where !text.isColor: "the default is no colour like \"#165226\""
    default: nil
    }
  }
}

extension String {
  /// Whether it is a number sign and six hexadecimal digits.
  fileprivate var isColor: Bool {
    utf8.first == UInt8(ascii: "#") && utf8.count == 7 && dropFirst().allSatisfy(\.isHexDigit)
  }
}
