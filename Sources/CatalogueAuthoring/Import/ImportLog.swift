package import CatalogueRules
internal import CatalogueSources
internal import Diagnostics
internal import JSONSchema

/// The findings of an import, each with its position in the imported file. What many entries have alike is one finding
/// with a count, at the first of them.
struct ImportLog {
  private let source: SourceText
  private var findings: [(diagnostic: Diagnostic, many: Many?)] = []
  /// The entry whose findings are added.
  var entry = ""
  /// The entries of the collection that is imported: their number, and what several are called.
  var collection: (count: Int, words: String) = (0, "")

  /// The positions of values that are reported already, also where several are together.
  private var reported: Set<Range<Int>> = []
  /// What entries lack.
  private(set) var missing = MissingFacts()

  /// What a finding has in common with others.
  private struct Many {
    let kind: Repeated
    /// What the finding is about, or what has it.
    let item: String
    let collection: (count: Int, words: String)
  }

  init(_ source: SourceText) { self.source = source }

  /// The findings, in the order in which they came.
  var diagnostics: [Diagnostic] {
    var groups: [[String]: [Int]] = [:]
    for (index, finding) in findings.enumerated() {
      guard let many = finding.many else { continue }
      groups[many.kind.key(of: finding.diagnostic), default: []].append(index)
    }
    return findings.enumerated().compactMap { index, finding in
      guard let many = finding.many, let group = groups[many.kind.key(of: finding.diagnostic)],
        group.count > many.kind.mostAlone
      else { return finding.diagnostic }
      return group.first == index ? together(group) : nil
    }
  }

  /// So many of the others are named in the one that stands for them all.
  private static let mostNamed = 100

  /// One finding for several.
  private func together(_ group: [Int]) -> Diagnostic? {
    guard let first = group.first.map({ findings[$0] }), let many = first.many else { return nil }
    let items = group.compactMap { findings[$0].many?.item }
    let message =
      switch many.kind {
      case .things(let words), .missing(let words): "\(items.count) \(words): \(items.named(Self.mostNamed))"
      case .entries:
        "\(first.diagnostic.message) \(EntryGroup(items, of: many.collection).words(naming: Self.mostNamed))"
      }
    let fixes = Set(group.map { findings[$0].diagnostic.fix })
    return Diagnostic(
      rule: first.diagnostic.rule, severity: first.diagnostic.severity, location: first.diagnostic.location,
      message: message, fix: fixes.count == 1 ? first.diagnostic.fix : nil)
  }

  /// Something that was fixed, because there was only one way.
  /// - Parameters:
  ///   - item: what it is about, where several are reported together.
  ///   - many: how they are.
  mutating func warning(
    _ message: String, at span: Range<Int>, related: [Range<Int>] = [], item: String = "",
    many: Repeated? = nil
  ) {
    add(Rule.importRepair.diagnostic(finding(message, span, related: related)), item, many)
  }

  /// The same for another file as a whole.
  mutating func warning(_ message: String, in file: SourceText, many: Repeated? = nil) {
    add(Rule.importRepair.diagnostic(Finding(message, at: .file(file.path))), file.path.fileName, many)
  }

  /// Something that a person has to fix.
  mutating func error(
    _ message: String, at span: Range<Int>, fix: String? = nil, related: [Range<Int>] = [], item: String = "",
    many: Repeated? = nil
  ) {
    add(Rule.importedValue.diagnostic(finding(message, span, fix: fix, related: related)), item, many)
  }

  /// Violations of a schema.
  /// - Parameter advice: what to do about missing fields, where it isn't what the schema says.
  mutating func add(_ failures: [SchemaFailure], adviceOnMissing advice: String? = nil) {
    for failure in failures where !reported.contains(failure.span) {
      let rule: Rule = failure.isUnknownField ? .unknownField : .schema
      let isMissing = failure.keywordLocation.hasSuffix("/required")
      // Of a list's records, the message doesn't say whose field it is.
      let record = isMissing ? failure.path.steps.first : nil
      let within = if case .key(let name) = record { " in \"\(name)\"" } else { "" }
      let message = failure.message + within
      if isMissing { miss(message) }
      let finding = self.finding(message, failure.span, fix: (isMissing ? advice : nil) ?? failure.fix)
      add(rule.diagnostic(finding), entry, .entries)
    }
  }

  /// Notes that the entry whose findings are added lacks something.
  mutating func miss(_ fact: String) {
    if collection.count > 0 { missing.add(fact, entry, of: collection) }
  }

  /// A position of the imported file, for messages.
  func position(_ span: Range<Int>) -> String { "\(source.location(span))" }

  /// Notes that the value at a position is reported, so that the schema needn't reject it too.
  mutating func markAsReported(_ span: Range<Int>) { reported.insert(span) }

  /// Findings in other files.
  mutating func add(_ others: [Diagnostic]) { findings += others.map { ($0, nil) } }

  private mutating func add(_ diagnostic: Diagnostic, _ item: String, _ many: Repeated?) {
    findings.append((diagnostic, many.map { Many(kind: $0, item: item, collection: collection) }))
  }

  private func finding(
    _ message: String, _ span: Range<Int>, fix: String? = nil, related: [Range<Int>] = []
  ) -> Finding {
    Finding(message, at: source.location(span), fix: fix, related: related.map(source.location))
  }
}

/// How findings are reported together.
enum Repeated: Hashable {
  /// The same sentence, and the entries: `field "category" is missing in 12 of 50 brands: coop, pam …`
  case entries
  /// A sentence of its own, behind the number: `12 logos aren't imported: file not found: coop.svg, pam.svg …`
  case things(String)
  /// As above, of a fact that entries lack.
  case missing(String)

  /// So many findings are each reported.
  fileprivate var mostAlone: Int {
    if case .things = self { 3 } else { 1 }
  }

  /// Which findings are reported together.
  fileprivate func key(of finding: Diagnostic) -> [String] {
    switch self {
    case .entries: [finding.rule, finding.message]
    case .things(let words), .missing(let words): [finding.rule, "", words]
    }
  }
}

/// The findings of an import, which reads a catalogue before there are brand files.
extension Rule {
  package static let importedValue = Rule(
    "E601", .error, "Every value of an imported catalogue can be written to the brand files.",
    sources: { _ in [] })  // Reported by the import.

  package static let importRepair = Rule(
    "W601", .warning, "Values that an import fixed by itself should be reviewed.",
    sources: { _ in [] })  // Reported with the rule above.
}
