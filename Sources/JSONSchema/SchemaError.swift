/// An error or a warning about a schema.
public struct SchemaError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence.
  public let description: String
  /// What to do, where the sentence doesn't say it.
  public let fix: String?
  /// The range, as UTF-8 byte offsets of the document.
  public let span: Range<Int>
  /// The document: the URI under which it was given or added to the registry.
  public internal(set) var document: String

  /// An error of a document.
  public init(_ description: String, at span: Range<Int>, fix: String? = nil, in document: String = "") {
    self.description = description
    self.span = span
    self.fix = fix
    self.document = document
  }
}

/// All errors of a schema, at least one, by document and position.
public struct InvalidSchema: Error, Hashable, Sendable, CustomStringConvertible {
  /// The errors.
  public let errors: [SchemaError]
  /// Probable mistakes, as in `Schema.warnings`.
  public let warnings: [SchemaError]

  /// All errors, one a line.
  public var description: String { errors.map(\.description).joined(separator: "\n") }
}

extension [SchemaError] {
  /// Sorted by document, in that order, then by position.
  func inOrder(ofDocuments documents: [String]) -> [SchemaError] {
    let ranks = Dictionary(documents.enumerated().map { ($1, $0) }) { first, _ in first }
    return sorted { left, right in
      (ranks[left.document] ?? 0, left.span.lowerBound) < (ranks[right.document] ?? 0, right.span.lowerBound)
    }
  }
}
