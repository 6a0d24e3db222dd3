package import CatalogueSources
public import Diagnostics

/// One rule of the catalogue: its identifier, what it is for, and the check. The documentation and the command
/// `catalogue rules` are printed from the list of all rules.
public struct Rule: Sendable {
  /// What the rule is called and what it is for.
  public let description: RuleDescription
  /// What the rule looks at: most rules at one thing.
  let checks: [Check]

  /// What a rule looks at.
  package enum Check: Sendable {
    /// The source files, each on its own: what the readers and the schemas found.
    case files(@Sendable (SourceContext) -> [Finding])
    /// What each entry says by itself, which no other file can change: of one that was checked, that is known.
    case entries(@Sendable (CollectionContext) -> (BrandSource) -> [Finding])
    /// What each entry says beside the settings and the names of files: while they stay, it does, with all that a finding
    /// suggests; and where nothing was found, also while the ``Surroundings`` stay.
    case placedEntries(@Sendable (SourceContext) -> (BrandSource) -> [Finding])
    /// What each entry says beside those that it shares something with (``EntryLinks``), the settings and the last
    /// release: while none of them changes, there is no other finding; one that is there may suggest something else. That
    /// an entry was released takes findings away at most.
    case linkedEntries(@Sendable (SourceContext) -> (BrandSource) -> [Finding])
    /// What the source files say. A value that the schema rejects has its finding already.
    case sources(@Sendable (SourceContext) -> [Finding])
    /// The catalogue that they give, beside the ones released before.
    case release(@Sendable (ReleaseContext) -> [Finding])
  }

  /// - Parameters:
  ///   - files: what the rule says of the files.
  ///   - entries: called once for each collection; gives the check of one entry.
  package init(
    _ id: String, _ severity: Severity, _ purpose: String,
    files: @escaping @Sendable (SourceContext) -> [Finding],
    entries: (@Sendable (CollectionContext) -> (BrandSource) -> [Finding])? = nil
  ) {
    self.init(id, severity, purpose, [.files(files)] + (entries.map { [.entries($0)] } ?? []))
  }

  /// - Parameters:
  ///   - entries: called once for each collection; gives the check of one entry.
  ///   - sources: what the rule says of the settings.
  package init(
    _ id: String, _ severity: Severity, _ purpose: String,
    entries: @escaping @Sendable (CollectionContext) -> (BrandSource) -> [Finding],
    sources: (@Sendable (SourceContext) -> [Finding])? = nil
  ) {
    self.init(id, severity, purpose, [.entries(entries)] + (sources.map { [.sources($0)] } ?? []))
  }

  /// - Parameters:
  ///   - linkedEntries: called once for each collection; gives the check of one entry, which reports at that entry.
  ///   - sources: what the rule says of the settings.
  package init(
    _ id: String, _ severity: Severity, _ purpose: String,
    linkedEntries: @escaping @Sendable (SourceContext) -> (BrandSource) -> [Finding],
    sources: (@Sendable (SourceContext) -> [Finding])? = nil
  ) {
    self.init(id, severity, purpose, [.linkedEntries(linkedEntries)] + (sources.map { [.sources($0)] } ?? []))
  }

  /// - Parameters:
  ///   - placedEntries: called once for each collection; gives the check of one entry, which reports at that entry.
  ///   - sources: what the rule says of the settings.
  package init(
    _ id: String, _ severity: Severity, _ purpose: String,
    placedEntries: @escaping @Sendable (SourceContext) -> (BrandSource) -> [Finding],
    sources: (@Sendable (SourceContext) -> [Finding])? = nil
  ) {
    self.init(id, severity, purpose, [.placedEntries(placedEntries)] + (sources.map { [.sources($0)] } ?? []))
  }

  package init(
    _ id: String, _ severity: Severity, _ purpose: String,
    sources check: @escaping @Sendable (SourceContext) -> [Finding]
  ) {
    self.init(id, severity, purpose, [.sources(check)])
  }

  package init(
    _ id: String, _ severity: Severity, _ purpose: String,
    release check: @escaping @Sendable (ReleaseContext) -> [Finding]
  ) {
    self.init(id, severity, purpose, [.release(check)])
  }

  private init(_ id: String, _ severity: Severity, _ purpose: String, _ checks: [Check]) {
    description = RuleDescription(
      id: id, severity: severity, purpose: purpose, example: RuleExamples.all[id] ?? "")
    self.checks = checks
  }

  private init(_ description: RuleDescription, _ checks: [Check]) {
    (self.description, self.checks) = (description, checks)
  }

  /// The rule as far as it looks at each file by itself: what it finds so holds whatever is in the others. `nil` where it
  /// never does.
  package var alone: Rule? {
    let own = checks.filter {
      switch $0 {
      case .files, .entries: true
      case .placedEntries, .linkedEntries, .sources, .release: false
      }
    }
    return own.isEmpty ? nil : Rule(description, own)
  }

  /// What the rule finds in the sources.
  func findings(_ context: SourceContext) -> [RuleFinding] { checks.flatMap { findings($0, context) } }

  private func findings(_ check: Check, _ context: SourceContext) -> [RuleFinding] {
    switch check {
    case .files(let check): return check(context).map { RuleFinding(diagnostic($0), in: .sources) }
    case .entries(let check):
      return context.ofCollections.flatMap { context in
        findings(in: context.unchecked, check(context.collection), context) { .entry($0) }
      }
    case .placedEntries(let check):
      return context.ofCollections.flatMap { context in
        findings(in: context.subjects, check(context), context) { .placedEntry($0) }
      }
    case .linkedEntries(let check):
      return context.ofCollections.flatMap { context in
        findings(in: context.subjects, check(context), context) { .linkedEntry($0) }
      }
    case .sources(let check):
      let all = context.ofCollections.map { context in
        open(check(context), context).map { RuleFinding(diagnostic($0), in: .sources) }
      }
      guard all.count > 1 else { return all.flatMap(\.self) }
      // What is found in the settings is found beside each collection.
      var seen: Set<Diagnostic> = []
      return all.flatMap(\.self).filter { seen.insert($0.diagnostic).inserted }
    case .release: return []
    }
  }

  /// The same, without the entries.
  package func diagnostics(_ context: SourceContext) -> [Diagnostic] { findings(context).map(\.diagnostic) }

  /// Those of which the schema said nothing.
  private func open(_ findings: [Finding], _ context: SourceContext) -> [Finding] {
    findings.isEmpty ? [] : findings.filter { !context.unresolved.isAlreadyReported($0.location) }
  }

  private func findings(
    in entries: [BrandSource], _ check: (BrandSource) -> [Finding], _ context: SourceContext,
    subject: (BrandSource) -> RuleFinding.Subject
  ) -> [RuleFinding] {
    entries.flatMap { entry in
      open(check(entry), context).map { RuleFinding(diagnostic($0), in: subject(entry)) }
    }
  }

  /// What rules find in the sources, in the rules' order.
  /// - Parameter jobs: how many rules are checked at once.
  package static func findings(of rules: [Rule], in context: SourceContext, jobs: Int) async -> [RuleFinding]
  {
    await ParallelMap(jobs: jobs).map(rules, smallestPiece: 1) { $0.findings(context) }.flatMap(\.self)
  }

  package func diagnostics(_ context: ReleaseContext) -> [Diagnostic] {
    checks.flatMap { check in
      guard case .release(let check) = check else { return [Diagnostic]() }
      return check(context).map(diagnostic)
    }
  }

  /// The finding under this rule's identifier and severity.
  package func diagnostic(_ finding: Finding) -> Diagnostic {
    Diagnostic(
      rule: description.id, severity: description.severity, location: finding.location,
      message: finding.message,
      fix: finding.fix, related: finding.related, edit: finding.edit)
  }
}
