internal import RegularExpressions
internal import StrictJSON

/// The check of one keyword. It refers to a schema by its index in `SchemaProgram.nodes`, and to anything else that
/// isn't a number by its index in `SchemaProgram.pools`.
enum SchemaCheck: Sendable, BitwiseCopyable {
  /// The schema `false`.
  case never
  case type(TypeSet)
  case enumeration(Pool<ValueSet>.Index)
  case constant(Pool<ValueSet>.Index)
  case reference(Int)
  case dynamicReference(Pool<DynamicReference>.Index)
  // Numbers
  case multipleOf(Pool<ExactNumber>.Index)
  case minimum(Pool<ExactNumber>.Index)
  case maximum(Pool<ExactNumber>.Index)
  case exclusiveMinimum(Pool<ExactNumber>.Index)
  case exclusiveMaximum(Pool<ExactNumber>.Index)
  // Strings
  case minLength(Int)
  case maxLength(Int)
  case pattern(Pool<RegularExpression>.Index)
  case format(StringFormat)
  // Arrays
  case minItems(Int)
  case maxItems(Int)
  case uniqueItems
  case prefixItems(Pool<[Int]>.Index)
  /// The elements from a position on.
  case items(Int, from: Int)
  /// `contains`, `minContains` and `maxContains`.
  case contains(Int, least: Int, most: Int)
  case unevaluatedItems(Int)
  // Objects
  case minProperties(Int)
  case maxProperties(Int)
  case required(Pool<[String]>.Index)
  case dependencies(Pool<DependenciesCheck>.Index)
  /// `properties`, `patternProperties` and `additionalProperties`.
  case members(Pool<MembersCheck>.Index)
  case propertyNames(Int)
  case unevaluatedProperties(Int)
  // Logic
  case allOf(Pool<[Int]>.Index)
  case anyOf(Pool<[Int]>.Index)
  case oneOf(Pool<[Int]>.Index)
  case not(Int)
  /// `if`, `then` and `else`.
  case conditional(Int, then: Int?, else: Int?)
}

extension SchemaCheck {
  /// The keyword of a check of a value as a whole.
  var keyword: String {
    switch self {
    case .type: "type"
    case .enumeration: "enum"
    case .constant: "const"
    case .multipleOf: "multipleOf"
    case .minimum: "minimum"
    case .maximum: "maximum"
    case .exclusiveMinimum: "exclusiveMinimum"
    case .exclusiveMaximum: "exclusiveMaximum"
    case .minLength: "minLength"
    case .maxLength: "maxLength"
    case .pattern: "pattern"
    case .format: "format"
    case .minItems: "minItems"
    case .maxItems: "maxItems"
    case .uniqueItems: "uniqueItems"
    case .minProperties: "minProperties"
    case .maxProperties: "maxProperties"
    case .required: "required"
    case .not: "not"
    case .allOf: "allOf"
    case .anyOf: "anyOf"
    case .oneOf: "oneOf"
    // The schema `false` has no keyword; the others are reported by their subschemas.
    default: ""
    }
  }
}

/// The keywords `properties`, `patternProperties` and `additionalProperties`.
final class MembersCheck: Sendable {
  let properties: PropertyTable
  let patterns: [PatternProperty]
  /// The schema for all other members.
  let additional: Int?

  init(properties: PropertyTable, patterns: [PatternProperty], additional: Int?) {
    self.properties = properties
    self.patterns = patterns
    self.additional = additional
  }
}

/// One entry of `patternProperties`.
struct PatternProperty: Sendable {
  let pattern: RegularExpression
  let node: Int
}

/// The keyword `dependentRequired`, `dependentSchemas` or the older `dependencies`, which combines both.
struct DependenciesCheck: Sendable {
  let keyword: String
  /// The members that are required if the key is present.
  var required: [(key: String, others: [String])] = []
  /// The schema that applies to the object if the key is present.
  var schemas: [(key: String, node: Int)] = []
}

/// The keyword `$dynamicRef`.
struct DynamicReference: Sendable {
  /// The name of the anchor; `nil` where the target isn't dynamic, as for `$ref`.
  let anchor: ByteString?
  /// The target unless an outer resource has an anchor of that name.
  let initial: Int
}
