package import StrictJSON

/// A typed value that knows where it stands in its file, as UTF-8 byte offsets.
package struct Located<Value: Sendable>: Sendable {
  package let value: Value
  package let span: Range<Int>

  package init(value: Value, span: Range<Int>) {
    self.value = value
    self.span = span
  }
}

extension LocatedValue {
  /// The text of a string, with its place; `nil` for anything else, which the schema reports.
  var text: Located<String>? { string.map { Located(value: $0, span: span) } }

  /// Whether the text, or each of those of all elements and members, meets a condition.
  package func hasOnly(_ isMeant: (_ text: String, _ span: Range<Int>) -> Bool) -> Bool {
    switch content {
    case .string(let text): isMeant(text, span)
    case .array(let elements): elements.allSatisfy { $0.hasOnly(isMeant) }
    case .object(let object): object.members.allSatisfy { $0.value.hasOnly(isMeant) }
    default: true
    }
  }

  /// The text, or those of all elements and members.
  var allTexts: [Located<String>] {
    if let text { return [text] }
    return array?.flatMap(\.allTexts) ?? object?.members.flatMap(\.value.allTexts) ?? []
  }
}

extension LocatedObject {
  /// The text under a key; `nil` when there is none, or it is of another type.
  package func text(_ key: String) -> Located<String>? { self[key]?.text }

  /// The texts of the list under a key.
  package func texts(_ key: String) -> [Located<String>] { (self[key]?.array ?? []).compactMap(\.text) }

  /// The integer under a key.
  func integer(_ key: String) -> Located<Int>? {
    guard let value = self[key], let integer = value.integer.flatMap(Int.init(exactly:)) else { return nil }
    return Located(value: integer, span: value.span)
  }

  /// The objects of the list under a key.
  package func objects(_ key: String) -> [(object: LocatedObject, span: Range<Int>)] {
    (self[key]?.array ?? []).compactMap { element in element.object.map { ($0, element.span) } }
  }

  /// The text under a key, as one of an enumeration's cases.
  package func choice<Choice: RawRepresentable<String> & Sendable>(
    _ key: String, _ type: Choice.Type = Choice.self
  )
    -> Located<Choice>?
  {
    text(key).flatMap { text in Choice(rawValue: text.value).map { Located(value: $0, span: text.span) } }
  }
}
