package import Diagnostics
package import JSONSchema
internal import StrictJSON
internal import YAMLSource

/// A value that the schema rejects, with what to do about it.
package struct RejectedValue: Sendable {
  package let failure: SchemaFailure
  /// The values that can have been meant, as they are written.
  package let meant: [String]
  /// The edit that fixes it, and leaves nothing else to do.
  package let edit: TextEdit?
  /// What is asked for only because of this value: a logo needs a background.
  package let consequences: [SchemaFailure]
}

/// Finds what to do about the values of one file that its schema rejects.
struct FileRepair {
  let schema: Schema
  let document: LocatedValue
  let source: SourceText

  /// People write no longer files, and each repair is tried on the whole file.
  private static let longestFile = 64 << 10

  /// The failures that stay once the others are repaired, each with what fixes it.
  func rejected(_ failures: [SchemaFailure]) -> [RejectedValue] {
    guard source.bytes.count <= Self.longestFile else {
      return failures.map { RejectedValue(failure: $0, meant: [], edit: nil, consequences: []) }
    }
    let meant = failures.map(meant)
    let conditional = lasting(failures, meant)
    let causes = conditional.map { condition in failures.firstIndex { isCause($0, of: condition) } }
    return zip(failures, meant).enumerated().compactMap { index, pair in
      let (failure, meant) = pair
      if failure.isConditional {
        // What its cause tells of it, or what is repaired with another value, isn't told again.
        guard let own = conditional.firstIndex(of: failure), causes[own] == nil else { return nil }
      }
      let consequences = zip(conditional, causes).filter { $0.1 == index }.map(\.0)
      let edit = consequences.isEmpty ? edit(for: failure, meant) : nil
      return RejectedValue(
        failure: failure, meant: meant.compactMap(\.writtenText), edit: edit, consequences: consequences)
    }
  }

  private func edit(for failure: SchemaFailure, _ meant: [LocatedValue.Content]) -> TextEdit? {
    if failure.keywordLocation.hasSuffix("/uniqueItems") { return removal(of: failure) }
    guard meant.count == 1 else { return nil }
    return meant[0].writtenText.map { TextEdit(replacing: failure.span, of: source, with: $0) }
  }

  /// What fails under a condition and still does with the values that were meant. A condition can fail only because the
  /// value that it looks at is wrong: without a logo, none needs a background.
  private func lasting(_ failures: [SchemaFailure], _ meant: [[LocatedValue.Content]]) -> [SchemaFailure] {
    guard failures.contains(where: \.isConditional) else { return [] }
    var repaired = document
    for (failure, meant) in zip(failures, meant) where meant.count == 1 {
      repaired = repaired.replacing(failure.path.steps[...], with: meant[0])
    }
    let left = Set(schema.validate(repaired).map(\.keywordLocation))
    return failures.filter { $0.isConditional && left.contains($0.keywordLocation) }
  }

  /// Whether a condition's failure goes with a rejected value.
  private func isCause(_ failure: SchemaFailure, of condition: SchemaFailure) -> Bool {
    guard !failure.isConditional, failure.kind != .unknownField, !failure.path.steps.isEmpty,
      document.value(at: failure.path.steps[...]) != nil
    else { return false }
    let without = document.removing(failure.path.steps[...])
    return !schema.validate(without).contains { $0.keywordLocation == condition.keywordLocation }
  }

  /// The values that can have been meant by one that the schema rejects.
  private func meant(by failure: SchemaFailure) -> [LocatedValue.Content] {
    let written = source.text(failure.span)
    // What spans lines may have a comment in it.
    guard !written.isEmpty, !written.utf8.contains(0x0A) || !written.utf8.contains(UInt8(ascii: "#")) else {
      return []
    }
    return ValueRepair(schema: schema, document: document).repaired(failure, written: written)
  }

  /// Deletes an entry that is in a list before.
  private func removal(of failure: SchemaFailure) -> TextEdit? {
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
