extension [SchemaError] {
  /// By document, in the order in which they were met, then by place.
  func inOrder(ofDocuments documents: [String]) -> [SchemaError] {
    let ranks = Dictionary(documents.enumerated().map { ($1, $0) }) { first, _ in first }
    return sorted { left, right in
      (ranks[left.document] ?? 0, left.span.lowerBound) < (ranks[right.document] ?? 0, right.span.lowerBound)
    }
  }
}
