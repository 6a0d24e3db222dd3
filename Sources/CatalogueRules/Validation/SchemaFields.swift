internal import JSONSchema
internal import StrictJSON

/// What the parts of a schema say of a value's type and of its values, themselves or through a reference.
struct SchemaFields {
  fileprivate struct Position: Hashable {
    let document: String
    let offset: Int
  }

  private let parts: [SchemaPart]
  private let indices: [Position: Int]

  init(_ schema: Schema) {
    parts = schema.parts
    let positions = parts.enumerated().map { (Position($1, $1.value), $0) }
    indices = Dictionary(positions) { first, _ in first }
  }

  /// The names of the types; `nil` where any is allowed.
  func types(of part: Int) -> Set<String>? {
    guard let object = parts[part].value.object else { return nil }
    if let type = object["type"] { return Set((type.array ?? [type]).compactMap(\.string)) }
    if let values = ownValues(object) { return Set(values.map(\.typeName)) }
    return parts[part].references.lazy.compactMap(types).first
  }

  /// The values of an enum; `nil` where it isn't one. (A `oneOf` of constants, each with its own title, is one too.)
  func values(of part: Int) -> [LocatedValue]? {
    guard let object = parts[part].value.object else { return nil }
    return ownValues(object) ?? parts[part].references.lazy.compactMap(values).first
  }

  /// Whether it is a list whose elements are of a type, or may be.
  func isList(_ part: Int, of type: String) -> Bool {
    guard types(of: part)?.contains("array") == true else { return false }
    return items(of: part).flatMap(types)?.contains(type) ?? true
  }

  /// Whether it describes an object's fields itself.
  func hasProperties(_ part: Int) -> Bool { parts[part].value.object?["properties"] != nil }

  private func items(of part: Int) -> Int? {
    if let items = parts[part].value.object?["items"] { return indices[Position(parts[part], items)] }
    return parts[part].references.lazy.compactMap(items).first
  }

  private func ownValues(_ object: LocatedObject) -> [LocatedValue]? {
    if let values = object["enum"]?.array { return values }
    let constants = object["oneOf"]?.array?.map { $0.object?["const"] } ?? []
    let values = constants.compactMap { $0 }
    return values.isEmpty || values.count < constants.count ? nil : values
  }
}

extension SchemaFields.Position {
  fileprivate init(_ part: SchemaPart, _ value: LocatedValue) {
    self.init(document: part.document, offset: value.span.lowerBound)
  }
}
