internal import RegularExpressions
internal import StrictJSON

/// What one keyword asks. A schema is named by its number in `SchemaProgram.nodes`, all else that isn't a plain number
/// by its number in `SchemaProgram.pools`.
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
