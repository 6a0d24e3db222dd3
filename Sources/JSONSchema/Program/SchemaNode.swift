internal import StrictJSON

/// One schema, ready to be applied: a subschema is named by its index in `SchemaProgram.nodes`, so that schemas
/// may be recursive.
struct SchemaNode: Sendable {
  /// The schema resource (core, section 4.3.5) that it belongs to, as an index.
  let resource: Int
  /// The JSON pointer that leads to it from its resource's root.
  let pointer: String
  /// What it asks of a value: the type first, `unevaluated…` last, the others as they were written.
  var keywords: [SchemaKeyword] = []
  /// What it says about a value without asking anything: keyword and value.
  var annotations: [(keyword: String, value: LocatedValue)] = []
  /// Whether a keyword needs to know which members or elements the others have looked at.
  var tracksEvaluation = false

  /// Whether it is the schema `false`.
  var isNever: Bool {
    if case .never? = keywords.first?.check { true } else { false }
  }

  /// What a valid value is: the keyword `description`.
  var description: String? { annotation("description")?.string }
  /// What a person calls the value: the keyword `title`.
  var title: String? { annotation("title")?.string }
  /// Valid values: the keyword `examples`.
  var examples: [LocatedValue] { annotation("examples")?.array ?? [] }

  private func annotation(_ keyword: String) -> LocatedValue? {
    annotations.first { $0.keyword == keyword }?.value
  }
}

/// A keyword with what it checks.
struct SchemaKeyword: Sendable {
  /// The name; of keywords that work together (`minLength` and `maxLength`, say), the first that is written.
  let name: String
  var check: SchemaCheck
}
