internal import RegularExpressions
internal import StrictJSON

/// What one keyword asks, or the few that only work together.
enum SchemaCheck: Sendable {
  /// The schema `false`.
  case never
  case type(TypeSet)
  case enumeration(ValueSet)
  case constant(LocatedValue)
  case reference(Int)
  case dynamicReference(DynamicReference)
  // Numbers
  case multipleOf(ExactNumber)
  case minimum(ExactNumber)
  case maximum(ExactNumber)
  case exclusiveMinimum(ExactNumber)
  case exclusiveMaximum(ExactNumber)
  // Strings
  case length(SizeBounds)
  case pattern(RegularExpression)
  case format(StringFormat)
  // Arrays
  case itemCount(SizeBounds)
  case uniqueItems
  case prefixItems([Int])
  case items(Int, from: Int)
  case contains(ContainsCheck)
  case unevaluatedItems(Int)
  // Objects
  case memberCount(SizeBounds)
  case required([String])
  case dependencies(DependenciesCheck)
  case members(MembersCheck)
  case propertyNames(Int)
  case unevaluatedProperties(Int)
  // Logic
  case allOf([Int])
  case anyOf([Int])
  case oneOf([Int])
  case not(Int)
  case conditional(ConditionalCheck)
}

/// The keyword `$dynamicRef`.
struct DynamicReference: Sendable {
  /// The name of the anchor.
  let anchor: ByteString
  /// The schema that the reference leads to where no outer resource has an anchor of that name.
  let initial: Int
}

/// The keywords `properties`, `patternProperties` and `additionalProperties`.
struct MembersCheck: Sendable {
  var properties = PropertyTable([])
  var patterns: [PatternProperty] = []
  /// The schema of all other members.
  var additional: Int?
}

/// One entry of `patternProperties`.
struct PatternProperty: Sendable {
  let pattern: RegularExpression
  let node: Int
}

/// The keywords `dependentRequired`, `dependentSchemas` and `dependencies`.
struct DependenciesCheck: Sendable {
  /// The members that must be there too when the key is.
  var required: [(key: String, others: [String])] = []
  /// The schema that the object must fit when the key is there.
  var schemas: [(key: String, node: Int)] = []
}

/// How many there may be of something: `minLength` and `maxLength`, and their like. Bounds that nothing can meet are
/// legal, and met by nothing.
struct SizeBounds: Hashable, Sendable {
  let least: Int
  let most: Int

  func contains(_ size: Int) -> Bool { size >= least && size <= most }
}

/// The keywords `contains`, `minContains` and `maxContains`.
struct ContainsCheck: Sendable {
  let node: Int
  let count: SizeBounds
}

/// The keywords `if`, `then` and `else`.
struct ConditionalCheck: Sendable {
  let condition: Int
  let then: Int?
  let otherwise: Int?
}
