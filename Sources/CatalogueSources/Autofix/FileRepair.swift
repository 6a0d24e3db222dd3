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
    let meant = repaired(failure)
    guard meant.count == 1 else { return nil }
    return meant[0].writtenText.map { TextEdit(replacing: failure.span, of: source, with: $0) }
  }

  /// The values that can have been meant by one that the schema rejects, as they are written, where there are several.
  package func options(for failure: SchemaFailure) -> [String] {
    let meant = repaired(failure)
    return meant.count > 1 ? meant.compactMap(\.writtenText) : []
  }

  /// The failures that stay once the others are repaired. A condition can fail only because the value that it looks at is
  /// wrong: without a logo, none needs a background.
  package func lasting(among failures: [SchemaFailure]) -> [SchemaFailure] {
    guard let document, failures.contains(where: \.isConditional) else { return failures }
    var repaired = document
    for failure in failures {
      let meant = self.repaired(failure)
      if meant.count == 1 { repaired = repaired.replacing(failure.path.steps[...], with: meant[0]) }
    }
    let left = Set(schema.validate(repaired).map(\.keywordLocation))
    return failures.filter { !$0.isConditional || left.contains($0.keywordLocation) }
  }

  private func repaired(_ failure: SchemaFailure) -> [LocatedValue.Content] {
    guard let document, source.bytes.count <= Self.longestFile else { return [] }
    let written = source.text(failure.span)
    // What spans lines may have a comment in it.
    guard !written.isEmpty, !written.utf8.contains(0x0A) || !written.utf8.contains(UInt8(ascii: "#")) else {
      return []
    }
    return ValueRepair(schema: schema, document: document).repaired(failure, written: written)
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

extension SchemaFailure {
  /// Whether it is asked for under a condition alone (JSON Schema, section 10.2.2.2).
  fileprivate var isConditional: Bool {
    keywordLocation.contains("/then/") || keywordLocation.contains("/else/")
  }
}

extension LocatedValue.Content {
  /// How a scalar, or a list of texts, is written; `nil` for other lists and objects.
  fileprivate var writtenText: String? {
    switch self {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): number.literal
    case .string(let text): YAMLWriter.scalar(text)
    case .array(let elements):
      elements.contains { $0.string == nil }
        ? nil : YAMLWriter.list(elements.compactMap(\.string))
    case .object: nil
    }
  }
}
