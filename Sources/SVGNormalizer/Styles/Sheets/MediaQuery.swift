/// The conditions of `@media` and of the `media` attribute (Media Queries 4).
enum MediaQuery {
  /// Whether the rules count for a picture on a screen, of which no more is known.
  static func isMet(_ tokens: [CSSToken]) -> Bool {
    let queries = tokens.split(separator: .comma).map { $0.filter { $0 != .whitespace } }
    return queries.allSatisfy(\.isEmpty)
      || queries.contains { query in
        let words = query.compactMap(\.word)
        return words.count == query.count
          && [["all"], ["screen"], ["only", "all"], ["only", "screen"]].contains(words)
      }
  }
}
