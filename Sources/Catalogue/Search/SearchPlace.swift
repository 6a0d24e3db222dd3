/// How well a brand fits what is sought, the best first: the numbered lines of ``SearchIndex``.
enum SearchPlace: UInt8, CaseIterable, Comparable, Sendable {
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

  static func < (left: SearchPlace, right: SearchPlace) -> Bool { left.rawValue < right.rawValue }
}
