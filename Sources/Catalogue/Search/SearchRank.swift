/// How well a brand matches a search, the best first: the numbered lines of ``SearchIndex``.
enum SearchRank: UInt8, CaseIterable, Comparable, Sendable {
  case wholeName = 1
  case wholeAlias
  case beginningOfName
  case beginningOfAlias
  case wordOfName
  case wordOfAlias
  case programme
  case keyword
  case insideWord

  init(_ match: SearchMatch, in field: SearchField) {
    self =
      switch (match, field) {
      case (_, .keyword): .keyword
      case (_, .programme): .programme
      case (.whole, .name): .wholeName
      case (.whole, .alias): .wholeAlias
      case (.beginning, .name): .beginningOfName
      case (.beginning, .alias): .beginningOfAlias
      case (.word, .name): .wordOfName
      case (.word, .alias): .wordOfAlias
      }
  }

  static func < (left: SearchRank, right: SearchRank) -> Bool { left.rawValue < right.rawValue }
}

/// Which text of a brand matches.
enum SearchField: Sendable {
  case name
  /// Another name of it, or the name of a brand that it replaced.
  case alias
  case programme
  case keyword
}

/// Where in a text the query matches, if at the beginning of a word.
enum SearchMatch {
  /// The whole text.
  case whole
  /// At its beginning.
  case beginning
  /// At a later word.
  case word
}
