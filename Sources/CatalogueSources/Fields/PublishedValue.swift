/// A value of the published catalogue, read by the type of its field.
package enum PublishedValue: Hashable, Sendable {
  case null
  case text(String)
  case integer(Int)
  case flag(Bool)
  case list([PublishedValue])
  /// The values of the record's fields, in their published order.
  case record([PublishedValue])

  /// The text of a text or a choice.
  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  package var integer: Int? {
    if case .integer(let number) = self { number } else { nil }
  }

  /// The elements of a list; none for any other value.
  package var elements: [PublishedValue] {
    if case .list(let elements) = self { elements } else { [] }
  }
}
