package import CatalogueSources
package import Diagnostics
internal import JSONSchema
internal import StrictJSON
internal import YAMLSource

extension Rule {
  package static let neededAcceptance = Rule(
    "W111", .warning, "A warning that a file accepts is there: a rule of the catalogue finds it.",
    files: { _ in [] })  // Reported when the findings of all rules are known.
}

/// The findings of a catalogue, without those that its files accept.
package struct AcceptedFindings {
  /// What is left, with the acceptances that nothing needs.
  package private(set) var findings: [Diagnostic] = []
  /// The warnings that are accepted.
  package private(set) var accepted: [AcceptedFinding] = []

  /// - Parameters:
  ///   - findings: those of all rules about the sources.
  ///   - warnings: the rules whose findings can be accepted.
  package init(_ findings: [Diagnostic], in sources: ParsedSources, warnings: Set<String>) {
    var files = FilesWithAcceptances(sources)
    guard files.haveAny else {
      self.findings = findings
      return
    }
    for finding in findings {
      if let reason = files.accept(finding) {
        accepted.append(AcceptedFinding(finding, reason: reason))
      } else {
        self.findings.append(finding)
      }
    }
    // What can't be read may be what a warning would be about.
    let unsettled = Set(findings.filter { $0.severity == .error }.map(files.owners.owner))
    self.findings += files.unneeded(
      knowing: warnings,
      isUnsettled: {
        !sources.problems.isEmpty || !sources.unreadDrawings.isEmpty || unsettled.contains($0)
      }
    ).map(Rule.neededAcceptance.diagnostic)
  }
}

extension SourceContext {
  /// The findings that the sources don't accept: what is accepted isn't fixed. Where something of a file can't be read, it
  /// may be an acceptance.
  package func unaccepted(_ findings: [Diagnostic]) -> [Diagnostic] {
    var files = FilesWithAcceptances(sources)
    let unread = Set(sources.problems.map(\.source.path))
    return findings.filter { finding in
      finding.severity == .error
        || !files.accepts(finding) && !unread.contains(finding.location?.path ?? "")
    }
  }
}

extension ParsedSources {
  /// What keeps the warnings that files accept from being read: files that aren't readable at all, and what the schema
  /// rejects in their lists of them so that it isn't read.
  package var unreadAcceptances: [Diagnostic] {
    // The list of catalogue.yaml has the same name in all kinds.
    let lists = Set(
      collections.flatMap(\.schema.entry.sourceFields).filter(\.isAccepted).map(\.name)
        + [Acceptance.settingsField])
    return problems.flatMap { file in
      guard file.syntax.isEmpty else {
        return file.syntax.map { Rule.syntax.diagnostic(Finding($0, in: file.source)) }
      }
      return file.rejected.map(\.failure).filter { $0.hides(lists) }
        .map { Rule.schema.diagnostic(Finding($0, in: file.source)) }
    }.sorted()
  }
}

extension SchemaFailure {
  /// Whether it keeps one of some lists from being read: the file, the list, an object in it or a text of that isn't there
  /// or isn't such. A reason that is too short is read.
  fileprivate func hides(_ lists: Set<String>) -> Bool {
    switch path.steps.first {
    case nil: kind == .wrongType
    case .key(let key):
      lists.contains(key) && (kind == .wrongType || kind.isOfContents && path.steps.count < 3)
    case .index: false
    }
  }
}

/// The acceptances of each file, and which of them were needed.
private struct FilesWithAcceptances {
  /// An entry, by its index among the sources; `nil` is the catalogue as a whole.
  typealias Owner = Int?

  private struct File {
    let source: SourceText
    let acceptances: [Acceptance]
    /// The indices of those that a finding needed.
    var needed: Set<Int> = []
  }

  /// Only where there are acceptances: there are many brands.
  private(set) lazy var owners = FindingOwners(sources)
  private let sources: ParsedSources
  private var files: [Owner: File] = [:]

  init(_ sources: ParsedSources) {
    self.sources = sources
    let settings = sources.settings
    if !settings.acceptances.isEmpty {
      files[nil] = File(source: settings.source, acceptances: settings.acceptances)
    }
    for (index, brand) in sources.brands.enumerated() where !brand.acceptances.isEmpty {
      files[index] = File(source: brand.source, acceptances: brand.acceptances)
    }
  }

  var haveAny: Bool { !files.isEmpty }

  /// Whether a finding is accepted.
  mutating func accepts(_ finding: Diagnostic) -> Bool { accept(finding) != nil }

  /// The reason why a finding is accepted, in its own file or in one that it names beside it; `nil` for errors.
  mutating func accept(_ finding: Diagnostic) -> String? {
    guard finding.severity == .warning, haveAny else { return nil }
    let others = finding.related.compactMap { owners.owner(ofFile: $0.path) }.map(Owner.init)
    // Both files of a pair may accept it.
    let reasons = ([owners.owner(of: finding)] + others).compactMap { owner -> String? in
      guard let file = files[owner],
        let index = file.acceptances.firstIndex(where: { $0.rule.value == finding.rule })
      else { return nil }
      files[owner]?.needed.insert(index)
      return file.acceptances[index].reason
    }
    return reasons.first
  }

  /// A finding for each acceptance that none needed, unless what it is about may be among what isn't known.
  func unneeded(knowing warnings: Set<String>, isUnsettled: (Owner) -> Bool) -> [Finding] {
    files.flatMap { owner, file in
      file.acceptances.enumerated().compactMap { index, acceptance in
        guard !file.needed.contains(index) else { return nil }
        let rule = acceptance.rule.value
        let isRepeated = file.acceptances[..<index].contains { $0.rule.value == rule }
        let isKnown = warnings.contains(rule)
        guard !isKnown || !isUnsettled(owner) else { return nil }
        let message =
          isRepeated
          ? "\(rule) is accepted above already"
          : isKnown
            ? "nothing here is found by \(rule), which is accepted" : "there is no warning \(rule) to accept"
        return Finding(
          message, at: file.source.location(acceptance.rule.span),
          fix: isKnown
            ? "delete this acceptance" : "write one that catalogue rules lists, or delete this acceptance")
      }
    }
  }
}
