internal import Catalogue
internal import CatalogueSources

extension Literal {
  /// A value of the published catalogue as a literal.
  /// - Parameter isNullable: whether null may stand in its place.
  init(_ value: PublishedValue, as type: FieldType, isNullable: Bool = false) {
    switch (value, type) {
    case (.text(let text), .text(.color)): self = .color(text)
    case (.text(let text), .text(.day)): self = .day(text, isNullable: isNullable)
    case (.text(let id), .text(.reference(EntrySchema.categories))): self = .category(id: id)
    case (.text(let word), .choice(let enumeration)):
      self = .choice(type: enumeration.name.kotlin, id: word)
    case (.text(let text), .text(let form)):
      self = form.entryCollection.map { .id(text, collection: $0) } ?? .string(text)
    case (.text(let text), _): self = .string(text)
    case (.integer(let number), _): self = .integer(number)
    case (.flag(let flag), _): self = .bool(flag)
    case (.list(let elements), .list(let element)):
      self = .list(elements.map { Literal($0, as: element) })
    case (.record(let values), .record(let record)): self = .record(values, of: record)
    default: self = .null
    }
  }

  /// A record, with the fields that are compiled into apps, in the order of code.
  static func record(_ values: [PublishedValue], of record: RecordType) -> Literal {
    .record(type: record.name.kotlin, fields(values, of: record))
  }

  /// The fields of a record as they are compiled into apps, in the order of code.
  static func fields(_ values: [PublishedValue], of record: RecordType) -> [Field] {
    record.compiledFields.map { index in
      // Field after field, without a copy of what a field is: that is much, and there are hundreds of thousands.
      let value = values[index]
      let literal = Literal(
        value, as: record.fields[index].type, isNullable: record.fields[index].isNullable)
      var field = Field(name: record.fields[index].name, literal)
      field.isDerived = record.fields[index].isComputed
      field.isDefault = record.fields[index].isOptionalInCode && value == record.fields[index].fallback
      return field
    }
  }
}

extension Field {
  /// Whether code may leave the field out, and then has its fallback.
  var isOptionalInCode: Bool {
    guard fallback != nil, !mustHaveElement else { return false }
    return isInSources ? isOptionalInSources || isNullable || fallback == .list([]) : isNullable
  }
}

extension Tombstone {
  var literal: Literal { .record(type: "Tombstone", literalFields) }

  /// The names of its fields.
  static var fieldNames: [String] {
    Tombstone(id: "", name: "", status: .closed).literalFields.map(\.name)
  }

  var literalFields: [Literal.Field] {
    let fields: KeyValuePairs<String, Literal?> = [
      "id": .string(id), "name": .string(name),
      "status": .choice(type: "BrandStatus", id: status.rawValue),
      "endedOn": endedOn.map { .day($0.description, isNullable: true) },
      "replacedBy": replacedBy.map(Literal.string),
    ]
    return fields.map(Literal.Field.init)
  }
}
