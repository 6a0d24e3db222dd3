internal import CatalogueSources
internal import Diagnostics
internal import JSONSchema
internal import YAMLSource

/// What could not be read: the fields and files that the readers and the schemas reject. A rule that misses something
/// asks here first, so that one mistake isn't reported twice, or as one in another file.
struct Unresolved: Sendable {
  private let problems: [String: ParsedSources.FileProblems]
  /// The positions of rejected values: each has its finding.
  private let positions: Set<SourceLocation>

  init(_ problems: [ParsedSources.FileProblems]) {
    self.problems = Dictionary(problems.map { ($0.source.path, $0) }) { first, _ in first }
    positions = Set(
      problems.flatMap { file in
        (file.syntax.flatMap { [$0.span, $0.text].compactMap(\.self) } + file.schema.map(\.span))
          .map(file.source.location)
      })
  }

  /// Whether the reader or the schema has a finding at that very position.
  func isAlreadyReported(_ position: SourceLocation?) -> Bool { position.map(positions.contains) ?? false }

  /// Whether the reader or the schema has a finding in a file.
  func hasProblem(in source: SourceText) -> Bool { problems[source.path] != nil }

  /// Whether a file may have a field that could not be read: its value, or something in it, is rejected, or another
  /// field's name is nearly the same.
  func mayHave(_ field: String, in source: SourceText) -> Bool {
    problems[source.path]?.mayHave(field) ?? false
  }

  /// The files of which that is so.
  func sources(thatMayHave field: String) -> [SourceText] {
    problems.values.filter { $0.mayHave(field) }.map(\.source)
  }

  /// Whether a file lacks a field that every such file has.
  func isIncomplete(_ source: SourceText) -> Bool {
    problems[source.path]?.schema.contains { $0.kind.isOfContents && $0.path.steps.isEmpty } ?? false
  }
}

extension ParsedSources.FileProblems {
  fileprivate func mayHave(_ field: String) -> Bool {
    schema.contains { failure in
      if failure.path.steps.contains(.key(field)) { return true }
      guard failure.kind == .unknownField, let name = failure.path.fieldName else { return false }
      return NearestName.of(name, in: [field]) != nil
    }
  }
}

extension BrandSource {
  /// Whether nothing of the file could be read.
  package var isUnreadable: Bool { id == nil && name == nil && category == nil }
}

extension MarketSettings {
  /// Whether nothing of the file could be read.
  package var isUnreadable: Bool { country == nil && schemaVersion == nil && categories.isEmpty }
}
