/// What a value fails.
enum SchemaProblem: Sendable {
  /// The check of a keyword that looks at the value as a whole; the check says what is wanted.
  case check(SchemaCheck)
  /// A member is missing.
  case missing(String)
  /// The member at that position isn't known.
  case unknownMember(Int)
  /// There is nothing to say about the element at that position but that it shouldn't be there.
  case surplusElement(Int)
  /// The element at that position equals an earlier one.
  case repeated(Int)
  /// None of the alternatives fits.
  case noAlternative
  /// More than one of the alternatives fits, where just one may; the schemas of the first two of them.
  case severalAlternatives(Int, Int)
  /// How many elements fit a schema, and how many should.
  case matchCount(Int, of: Int, least: Int, most: Int)
}
