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
    var texts: [Located<String>] = []
    forEachValue(in: object) { value in
      if let text = value.text { texts.append(text) }
    }
    return texts
  }

  /// The values at the path, those of a list each.
  package func values(in object: LocatedObject) -> [LocatedValue] {
    var values: [LocatedValue] = []
    forEachValue(in: object) { values.append($0) }
    return values
  }

  private func forEachValue(in object: LocatedObject, _ body: (LocatedValue) -> Void) {
    forEachValue(in: object, below: 0, body)
  }

  /// - Parameter depth: how many of the records the object lies in.
  private func forEachValue(in object: LocatedObject, below depth: Int, _ body: (LocatedValue) -> Void) {
    let isLast = depth == records.count
    guard let value = object[isLast ? last : records[depth]] else { return }
    func take(_ value: LocatedValue) {
      guard !isLast else { return body(value) }
      value.object.map { forEachValue(in: $0, below: depth + 1, body) }
    }
    if let elements = value.array { elements.forEach(take) } else { take(value) }
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
