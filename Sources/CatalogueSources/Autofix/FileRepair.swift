package import Diagnostics
package import JSONSchema
internal import StrictJSON
package import YAMLSource

/// Finds the edits for what the reader and the schema found wrong with one file.
package struct FileRepair: Sendable {
  let schema: Schema
  let document: LocatedValue?
  let source: SourceText

  /// People write no longer files, and each repair is tried on the whole file.
  private static let longestFile = 64 << 10

  /// The edit that fixes a value that the schema rejects.
  package func edit(for failure: SchemaFailure) -> TextEdit? {
    guard let document, source.bytes.count <= Self.longestFile else { return nil }
    if failure.keywordLocation.hasSuffix("/uniqueItems") { return removal(of: failure, from: document) }
    let written = source.text(failure.span)
    // What spans lines may have a comment in it.
    guard !written.isEmpty, !written.utf8.contains(0x0A),
      let content = ValueRepair(schema: schema, document: document).repaired(failure, written: written)
    else { return nil }
    return content.scalarText.map { TextEdit(replacing: failure.span, of: source, with: $0) }
  }

  /// The edit that fixes what the reader rejects, unless it may be a number where the schema wants one.
  package func edit(for problem: YAMLProblem, beside failures: [SchemaFailure]) -> TextEdit? {
    guard let replacement = problem.replacement, !failures.contains(where: { $0.span == problem.span }) else {
      return nil
    }
    return TextEdit(replacing: problem.span, of: source, with: replacement)
  }

  /// Deletes an entry that is in a list before.
  private func removal(of failure: SchemaFailure, from document: LocatedValue) -> TextEdit? {
    let steps = failure.path.steps
    guard case .index = steps.last, let list = steps.dropLast().last, case .key(let name) = list,
      let field = document.value(at: steps.dropLast(2))?.object?.member(name)
    else { return nil }
    return ListRemoval(field, in: source)?.removing(failure.span)
  }
}

extension LocatedValue.Content {
  /// How a scalar is written; `nil` for lists and objects.
  fileprivate var scalarText: String? {
    switch self {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): number.literal
    case .string(let text): YAMLWriter.scalar(text)
    case .array, .object: nil
    }
  }
}
