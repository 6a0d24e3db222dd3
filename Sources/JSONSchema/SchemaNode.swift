internal import RegularExpressions
internal import StrictJSON

/// One schema: what it says of itself, and its checks.
struct SchemaNode {
  /// What a valid value is, as a phrase that follows "must be": the keyword `description`.
  var description: String?
  /// Valid values: the keyword `examples`.
  var examples: [LocatedValue] = []
  var checks: [SchemaCheck] = []
}

/// One keyword, or the few that only work together; a subschema is its index in `Schema.nodes`.
enum SchemaCheck {
  case never
  case type(Set<InstanceType>)
  case oneOfValues([LocatedValue])
  case reference(Int)
  case members(MembersCheck)
  case required([String])
  case requiredTogether([(key: String, others: [String])])
  case items(Int)
  case itemCount(ClosedRange<Int>)
  case uniqueItems
  case length(ClosedRange<Int>)
  case pattern(RegularExpression)
  case minimum(ExactNumber)
  case maximum(ExactNumber)
  case allOf([Int])
  case anyOf([Int])
  case oneOf([Int])
  case not(Int)
  case conditional(if: Int, then: Int?, else: Int?)
}

/// The keywords `properties` and `additionalProperties`.
struct MembersCheck {
  var properties: [ByteString: Int] = [:]
  /// The properties' names, in the schema's order.
  var names: [String] = []
  /// The schema of all other members; `nil` when there may be none.
  var additional: Int?
  var allowsAdditional = true
}

/// The types of JSON Schema (validation, section 6.1.1).
enum InstanceType: String {
  case null, boolean, object, array, number, string, integer

  /// With the article, as it stands in a sentence.
  var phrase: String {
    switch self {
    case .null: "null"
    case .boolean: "true or false"
    case .object: "a mapping of fields"
    case .array: "a list"
    case .number: "a number"
    case .string: "text"
    case .integer: "a whole number"
    }
  }
}
