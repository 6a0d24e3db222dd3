internal import CatalogueSources
package import Diagnostics
package import JSONSchema
internal import StrictJSON
package import YAMLSource

/// What the reader and the schema ask of a file.
extension Rule {
  package static let syntax = Rule(
    "E101", .error,
    "A file is strict JSON or plain YAML: no duplicate keys; in YAML no anchors, tags, tabs or invisible characters.",
    files: { context in
      context.sources.problems.flatMap { file in
        file.syntax.filter { problem in
          // One edit of the whole value is more than advice for a part of it.
          !file.rejected.contains { $0.edit != nil && $0.failure.span == problem.text }
        }.map { problem in
          Finding(problem, in: file.source, edit: context.edit(for: problem, in: file))
        }
      }
    })

  package static let schema = Rule(
    "E102", .error, "A source file has the fields that its schema asks for, each of the right type and form.",
    files: { context in
      let unquoted = context.unquotedColors()
      let lines = Set(unquoted.compactMap { $0.location.map(Line.init) })
      // What such a colour leaves behind is null, which is no second mistake.
      return unquoted
        + context.schemaFindings { !$0.isUnknownField && !$0.isUnknownFormat }.filter { finding in
          finding.location.map { !lines.contains(Line($0)) } ?? true
        } + context.retiredElsewhere()
    },
    entries: { $0.unpublishable() })

  package static let unknownField = Rule(
    "E103", .error, "A source file has no fields that its schema doesn't know.",
    files: { $0.schemaFindings(where: \.isUnknownField) })

  package static let knownFormat = Rule(
    "E301", .error, "A barcode format is one that apps can read.",
    files: { $0.schemaFindings(where: \.isUnknownFormat) })
}

extension CollectionContext {
  /// The check that an entry has all that apps get of every entry: its schema may accept what isn't published.
  fileprivate func unpublishable() -> (BrandSource) -> [Finding] {
    let publisher = EntryPublisher(schema)
    return { brand in
      guard brand.isLive, !unresolved.hasProblem(in: brand.source),
        let field = publisher.missing(in: brand.object)
      else { return [] }
      let member = brand.object.members.first { $0.key == field }
      return [
        Finding(
          "\(field) has nothing that is published, and apps need one of every entry",
          at: brand.location(member?.keySpan),
          fix:
            "write a value that is published, or let the schema ask for one: x-published-values lists the words of an "
            + "enum, and minItems is 1 for a list of records that have to be there")
      ]
    }
  }
}

extension SourceContext {
  fileprivate func schemaFindings(where isWanted: (SchemaFailure) -> Bool) -> [Finding] {
    sources.problems.flatMap { file in
      let syntax = Set(file.syntax.map(\.span))
      let texts = Set(file.syntax.compactMap(\.text))
      return file.rejected.filter { rejected in
        isWanted(rejected.failure) && !syntax.contains(rejected.failure.span)
          && (rejected.edit != nil || !texts.contains(rejected.failure.span))
      }.map { rejected in
        let failure = rejected.failure
        var finding = Finding(failure, in: file.source, edit: edit(for: rejected, in: file.source))
        if let advice = file.source.adviceOnAddress(at: failure.span) { finding.fix = advice }
        if let id = missingID(failure, in: file.source) { finding.fix = "add it: \(id)" }
        if let edit = finding.edit, edit.original == edit.replacement + ";" {
          finding.fix = finding.fix.map { "it ends in a semicolon, which YAML doesn't need: \($0)" }
        }
        // A category that the schema takes is still unknown without catalogue.yaml's.
        if finding.edit == nil, !rejected.meant.isEmpty, !isCategory(failure, in: file.source) {
          let name = logoName(where: failure, in: file.source)
          let meant = rejected.meant.map { $0 == "null" && !hasLogo(of: file.source) ? $0 : name ?? $0 }
          finding.fix = failure.fix(writing: meant.joined(separator: ", or "))
        }
        finding.fix = rejected.consequences.reduce(finding.fix) { fix, failure in
          let fixes = "\(fix ?? "correct it"); then \(failure.message)"
          return failure.fix.map { "\(fixes): \($0)" } ?? fixes
        }
        return finding
      }
    }
  }
}

extension SourceContext {
  /// The retired ids that name no collection of a kind with several, or one of a kind without.
  fileprivate func retiredElsewhere() -> [Finding] {
    let known = kind.collections.map(\.collection.name)
    return settings.retired.compactMap { entry in
      guard let collection = entry.collection else {
        guard !kind.hasOneCollection else { return nil }
        return Finding(
          "retired id \"\(entry.id.value)\" needs \"collection\": one of \(known.joined(separator: ", "))",
          at: settings.location(entry.id.span))
      }
      if kind.hasOneCollection {
        return Finding(
          "field \"collection\" isn't allowed here: the kind has one", at: settings.location(collection.span),
          fix: "remove it")
      }
      guard !known.contains(collection.value) else { return nil }
      let hint = NearestName.of(collection.value, in: known).map { "did you mean \"\($0)\"?" }
      return Finding(
        "there is no collection \"\(collection.value)\"; \(hint ?? "write one of \(known.joined(separator: ", "))")",
        at: settings.location(collection.span))
    }
  }
}

/// A line of a file.
private struct Line: Hashable {
  let path: String
  let number: Int

  init(_ position: SourceLocation) { (path, number) = (position.path, position.line) }
}

extension SchemaFailure {
  /// Whether `Rule.unknownField` reports it.
  package var isUnknownField: Bool { kind == .unknownField }
  fileprivate var isUnknownFormat: Bool { kind == .unknownValue && path.fieldName == "format" }
}

extension SourceContext {
  /// The edit that fixes a value that the schema rejects. A category's is the id that `catalogue.yaml` has for it: any other
  /// would be the next finding.
  private func edit(for rejected: RejectedValue, in source: SourceText) -> TextEdit? {
    let (edit, failure) = (rejected.edit, rejected.failure)
    if failure.path.steps == [.key(of(file: source.path).fields.id)] {
      return edit.flatMap { unlessOther($0, in: source) }
    }
    // The logo of another entry would be the next mistake (E208), or one that no entry uses (E209).
    if let name = logoName(where: failure, in: source), let edit {
      guard [name, hasLogo(of: source) ? name : "null"].contains(edit.replacement) else { return nil }
    }
    if let edit, leadsNowhere(edit, in: of(file: source.path), at: failure.path) { return nil }
    guard isCategory(failure, in: source) else { return edit }
    let written = source.text(failure.span)
    // What is written already is the settings' mistake.
    return settings.category(called: edit?.replacement ?? written).map { YAMLWriter.scalar($0) }
      .flatMap { $0 == written ? nil : TextEdit(replacing: failure.span, of: source, with: $0) }
  }

  /// The edit that fixes what the reader rejects, as above.
  fileprivate func edit(for problem: YAMLProblem, in file: ParsedSources.FileProblems) -> TextEdit? {
    guard let edit = file.edit(for: problem) else { return nil }
    let source = file.source
    let before = source.text(source.lines(of: problem.span).lowerBound..<problem.span.lowerBound)
    let isID = before.hasPrefix("\(of(file: source.path).fields.id):")
    return isID ? unlessOther(edit, in: source) : edit
  }

  /// The edit of an id, unless it writes another one than the file is named after: which of them is wrong, only a person
  /// knows.
  private func unlessOther(_ edit: TextEdit, in source: SourceText) -> TextEdit? {
    edit.replacement == YAMLWriter.scalar(source.path.fileStem) ? edit : nil
  }

  /// Whether the right spelling of a reference is of no entry, which would be the next mistake. Where a file is looked at
  /// alone, that isn't known.
  private func leadsNowhere(_ edit: TextEdit, in context: SourceContext, at path: InstancePath) -> Bool {
    let names = path.steps.compactMap { step in
      if case .key(let name) = step { name } else { nil }
    }
    let field = context.schema.entry.sourcePaths { $0.reference != nil }
      .first { $0.name == names.joined(separator: ".") }?.field
    let id = edit.replacement
    guard let target = field?.reference.flatMap(kind.index), id.isEntryID, id != "null" else { return false }
    let others = of(collection: target)
    return others.brands.count > 1 && !others.hasFile(named: id)
  }

  /// The line of an id that is missing: it follows from the file's name, and no example would.
  private func missingID(_ failure: SchemaFailure, in source: SourceText) -> String? {
    let (field, stem) = (of(file: source.path).fields.id, source.path.fileStem)
    guard failure.kind == .missingField(field, isRenamed: false), failure.path.steps.isEmpty, stem.isEntryID
    else { return nil }
    return "\(field): \(YAMLWriter.scalar(stem))"
  }

  private func isCategory(_ failure: SchemaFailure, in source: SourceText) -> Bool {
    of(file: source.path).fields.category.map { failure.path.steps == [.key($0)] } ?? false
  }

  /// Whether there is the logo of a file's entry.
  private func hasLogo(of source: SourceText) -> Bool { logoFolder.contains("\(source.path.fileStem).svg") }

  /// The only name that the logo of a file's entry can have, as it is written; `nil` where something else is rejected.
  private func logoName(where failure: SchemaFailure, in source: SourceText) -> String? {
    guard let field = of(file: source.path).bindings[.logo], failure.path.steps == [.key(field)] else {
      return nil
    }
    return YAMLWriter.scalar("\(source.path.fileStem).svg")
  }
}

extension ParsedSources.FileProblems {
  /// The edit that fixes what the reader rejects, unless it may be a number where the schema wants one.
  fileprivate func edit(for problem: YAMLProblem) -> TextEdit? {
    guard let replacement = problem.replacement, !schema.contains(where: { $0.span == problem.span }) else {
      return nil
    }
    return TextEdit(replacing: problem.span, of: source, with: replacement)
  }
}

extension SourceText {
  /// What to do about an address that has everything but a site.
  fileprivate func adviceOnAddress(at span: Range<Int>) -> String? {
    let text = text(span).trimmingPrefix { "\"'".contains($0) }
    guard text.hasPrefix("https:///") else { return nil }
    let path = text.dropFirst(8).prefix { !"\"'".contains($0) }
    return "it names no site after https://; write it, for example \"https://www.example.com\(path)\""
  }
}

extension SchemaFailure {
  /// What to do where a right value is known: of a field, its whole line.
  fileprivate func fix(writing value: String) -> String {
    if value.isEmpty { return fix ?? "delete it" }
    // The schema's own advice has reasons beside the value, unless that is among its examples by chance.
    if let fix, fix.contains(value), !isGeneral { return fix }
    guard case .key(let field) = path.steps.last else { return "write \(value)" }
    return "write \(field): \(value)"
  }
}

/// What the readers and the schemas report, as findings with their positions.
extension Finding {
  package init(_ problem: YAMLProblem, in source: SourceText, edit: TextEdit? = nil) {
    self.init(
      problem.message, at: source.location(problem.span), fix: problem.fix,
      related: problem.related.map { [source.location($0)] } ?? [], edit: edit)
  }

  package init(_ failure: SchemaFailure, in source: SourceText, edit: TextEdit? = nil) {
    self.init(
      failure.message, at: source.location(failure.span),
      fix: edit.map { failure.fix(writing: $0.replacement) } ?? failure.fix, edit: edit)
  }
}
