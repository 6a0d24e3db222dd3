/// The keyword `dependentRequired` or `dependentSchemas`, or `dependencies`, their older spelling in one.
struct DependenciesCheck: Sendable {
  let keyword: String
  /// The members that must be there too when the key is.
  var required: [(key: String, others: [String])] = []
  /// The schema that the object must fit when the key is there.
  var schemas: [(key: String, node: Int)] = []
}
