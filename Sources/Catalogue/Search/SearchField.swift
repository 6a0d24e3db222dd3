/// What a text is to the brand that is found by it.
enum SearchField: Sendable {
  case name
  /// Another name of it, or the name of a brand that it took the place of.
  case alias
  case programme
  case keyword
}
