public import StrictJSON

/// A schema as it is written: the document's own, or one within another.
public struct SchemaPart: Sendable {
  /// The schema, which is an object, `true` or `false`.
  public let value: LocatedValue
  /// The URI under which its document was given.
  public let document: String
  /// The schemas that it refers to, as indices of `Schema.parts`.
  public let references: [Int]
}

extension SchemaCompiler {
  /// All schemas, in the order of the program's nodes.
  var parts: [SchemaPart] {
    drafts.map { draft in
      SchemaPart(
        value: draft.value, document: documents[draft.context.document],
        references: draft.checks.compactMap(referredNode))
    }
  }

  private func referredNode(_ check: SchemaCheck) -> Int? {
    switch check {
    case .reference(let node): node
    case .dynamicReference(let index): pools.dynamicReferences[index].initial
    default: nil
    }
  }
}
