internal import StrictJSON

/// The way from an entry to a field of it or of a record within it.
struct SourceFieldPath: Sendable {
  let fields: [Field]

  /// The field itself.
  var field: Field? { fields.last }

  /// The names on the way, as messages have them: `programmes.name`.
  var name: String { fields.map(\.name).joined(separator: ".") }

  /// The texts at the path in a source file's object: one, or those of every list on the way.
  func texts(in object: LocatedObject) -> [Located<String>] {
    var objects = [object]
    for field in fields.dropLast() {
      objects = objects.flatMap { object in
        object[field.name]?.object.map { [$0] } ?? object.objects(field.name).map(\.object)
      }
    }
    guard let name = field?.name else { return [] }
    return objects.flatMap { object in object.text(name).map { [$0] } ?? object.texts(name) }
  }
}

extension RecordType {
  /// The paths to the fields that source files have and that meet a condition, in the schema's order.
  func sourcePaths(where isMeant: (Field) -> Bool) -> [SourceFieldPath] {
    sourceFields.flatMap { field -> [SourceFieldPath] in
      if isMeant(field) { return [SourceFieldPath(fields: [field])] }
      guard case .record(let record) = field.type.innermost else { return [] }
      return record.sourcePaths(where: isMeant).map { SourceFieldPath(fields: [field] + $0.fields) }
    }
  }
}

extension FieldType {
  /// The type of a list's elements, and of any other value itself.
  var innermost: FieldType {
    if case .list(let element) = self { element } else { self }
  }
}
