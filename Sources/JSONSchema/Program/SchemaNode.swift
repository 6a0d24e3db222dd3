internal import StrictJSON

/// One schema, ready to be applied: plain numbers only.
struct SchemaNode: Sendable {
  /// What it asks of a value, in `SchemaProgram.checks`: the type first, `unevaluated…` last, the others as they were
  /// written.
  let checks: Range<Int>
  /// The schema resource (core, section 4.3.5) that it belongs to, as an index.
  let resource: Int
  /// Whether it is the schema `false`.
  let isNever: Bool
  /// Whether a keyword needs to know which members or elements the others have looked at.
  let tracksEvaluation: Bool
  /// Whether a check looks at the content of some types of value and lets all others pass.
  let looksInside: Bool
}

/// What a schema is and says without asking anything of a value.
struct SchemaDescription: Sendable {
  /// The JSON pointer that leads to it from its resource's root.
  let pointer: String
  /// What it says about a value: keyword and value.
  var annotations: [(keyword: String, value: LocatedValue)] = []

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
