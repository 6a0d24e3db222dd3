public import StrictJSON

/// A vocabulary of annotations (core, sections 6.5 and 8.1.2): keywords that require nothing of a value, and mean
/// something to the program that reads the schema. They are the `properties` of the vocabulary's metaschema, which says
/// what their values must be.
public struct AnnotationVocabulary: Sendable {
  /// One keyword.
  struct Keyword: Sendable {
    let name: String
    /// The schema of its value, as an index.
    let node: Int
    /// Whether its value is an object of schemas, as that of `properties` is.
    let holdsSchemas: Bool
  }

  /// The names of the keywords, in the metaschema's order.
  public let keywords: [String]
  /// Keywords that other programs know, and that are no mistake.
  let ignored: Set<String>
  private let table: [ByteString: Keyword]
  private let schema: Schema?

  /// The vocabulary without a keyword.
  public init() { (keywords, ignored, table, schema) = ([], [], [:], nil) }

  /// The vocabulary of a metaschema.
  /// - Parameter ignored: keywords that other programs know, and that are no mistake.
  /// - Throws: `InvalidSchema`, with all errors of the metaschema.
  public init(metaschema: LocatedValue, ignoring ignored: Set<String> = []) throws(InvalidSchema) {
    let schema = try Schema(metaschema.withoutDraft)
    let properties = metaschema.object?["properties"]?.object?.members ?? []
    let nodes = schema.program.properties
    let found = properties.compactMap { property in
      nodes.position(of: property.key).map {
        Keyword(name: property.key, node: nodes.nodes[$0], holdsSchemas: property.value.isMapOfSchemas)
      }
    }
    keywords = found.map(\.name)
    self.ignored = ignored
    table = Dictionary(found.map { (ByteString($0.name), $0) }) { first, _ in first }
    self.schema = schema
  }

  /// The keyword of a name.
  subscript(name: String) -> Keyword? { table[ByteString(name)] }

  /// What is wrong with the value of a keyword.
  func failures(of value: LocatedValue, as keyword: Keyword) -> [SchemaFailure] {
    schema?.failures(of: value, by: keyword.node, named: keyword.name, limit: 100) ?? []
  }
}

extension LocatedValue {
  /// The metaschema without what it takes over from the draft: the compiler knows the draft's own keywords.
  fileprivate var withoutDraft: LocatedValue {
    guard let object else { return self }
    let members = object.members.filter { $0.key != "allOf" }
    return LocatedValue(.object(LocatedObject(members)), at: span)
  }

  /// Whether it describes an object of schemas.
  fileprivate var isMapOfSchemas: Bool {
    object?["additionalProperties"]?.object?["$dynamicRef"]?.string == "#meta"
  }
}

extension SchemaProgram {
  /// The `properties` of the root.
  fileprivate var properties: PropertyTable {
    for case .members(let members) in checks(of: root) { return pools.members[members].properties }
    return PropertyTable([])
  }
}
