package import StrictJSON

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

extension JSONWriter {
  /// Writes a value; the members of records in their published order.
  package mutating func write(_ value: PublishedValue, as type: FieldType) {
    switch (value, type) {
    case (.text(let text), _): string(text)
    case (.integer(let number), _): integer(number)
    case (.flag(let flag), _): bool(flag)
    case (.list(let elements), .list(let element)): array(elements) { $0.write($1, as: element) }
    case (.record(let values), .record(let record)): write(values, of: record)
    default: null()
    }
  }

  /// Writes a record.
  mutating func write(_ values: [PublishedValue], of record: RecordType) {
    object { writer in
      for (field, value) in zip(record.fields, values) {
        writer.key(field.name)
        writer.write(value, as: field.type)
      }
    }
  }
}
