package import StrictJSON

/// The way from an entry to a field of it or of a record within it.
package struct SourceFieldPath: Sendable {
  let fields: [Field]
  /// The names of the records on the way, and that of the field, which is asked for far more often than the rest of them.
  private let records: [String]
  private let last: String

  init(_ fields: [Field]) {
    self.fields = fields
    records = fields.dropLast().map(\.name)
    last = fields.last?.name ?? ""
  }

  /// The field itself.
  package var field: Field? { fields.last }

  /// The names on the way, as messages have them: `programmes.name`.
  package var name: String { fields.map(\.name).joined(separator: ".") }

  /// The texts at the path in a source file's object: one, or those of every list on the way.
  package func texts(in object: LocatedObject) -> [Located<String>] {
    guard records.isEmpty else { return values(in: object).compactMap(\.text) }
    guard let value = object[last] else { return [] }
    return value.array?.compactMap(\.text) ?? value.text.map { [$0] } ?? []
  }

  /// The values at the path, those of a list each.
  package func values(in object: LocatedObject) -> [LocatedValue] {
    // Most entries have few of the fields and records, and are asked for all.
    guard let first = records.first else { return lastValues(in: object) }
    return object[first] == nil ? [] : objects(in: object).flatMap(lastValues)
  }

  /// The values of the field itself, in an object that may have it.
  private func lastValues(in object: LocatedObject) -> [LocatedValue] {
    object[last].map { $0.array ?? [$0] } ?? []
  }

  /// The objects that may have the field.
  private func objects(in object: LocatedObject) -> [LocatedObject] {
    records.reduce([object]) { objects, name in
      objects.flatMap { object in object[name]?.object.map { [$0] } ?? object.objects(name).map(\.object) }
    }
  }
}

extension RecordType {
  /// The paths to the fields that source files have and that meet a condition, in the schema's order.
  package func sourcePaths(where isMeant: (Field) -> Bool) -> [SourceFieldPath] {
    paths(among: \.sourceFields, where: isMeant).map(SourceFieldPath.init)
  }

  /// The names on the way to the fields that only source files have.
  package var unpublishedNames: [String] {
    unpublishedFields.map(\.name)
      + fields.flatMap { field in
        (field.type.record?.unpublishedNames ?? []).map { "\(field.name).\($0)" }
      }
  }

  /// The paths to the texts that search finds an entry by.
  package var searchedPaths: [[Field]] { paths(among: \.fields) { $0.search != nil } }

  private func paths(
    among fields: KeyPath<RecordType, [Field]>, where isMeant: (Field) -> Bool
  ) -> [[Field]] {
    self[keyPath: fields].flatMap { field in
      if isMeant(field) { return [[field]] }
      return (field.type.record?.paths(among: fields, where: isMeant) ?? []).map { [field] + $0 }
    }
  }
}

extension FieldType {
  /// The type of a list's elements, and of any other value itself.
  package var innermost: FieldType {
    if case .list(let element) = self { element } else { self }
  }

  /// The record that a value of this type is, or that each of its elements is.
  package var record: RecordType? {
    if case .record(let record) = innermost { record } else { nil }
  }
}
