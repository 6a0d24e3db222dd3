extension Catalogue {
  /// The brands that a text finds, the best first, as ``SearchIndex`` says. Every call builds an index: whoever
  /// searches at each letter that is typed keeps one.
  public func search(_ text: String, limit: Int = 20) -> [Brand] {
    SearchIndex(self).search(text, limit: limit)
  }
}
