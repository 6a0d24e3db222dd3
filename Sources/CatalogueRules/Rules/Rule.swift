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
    /// What the source files say together. A value that the schema rejects has its finding already.
    case catalogue(@Sendable (SourceContext) -> [Finding])
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
    self.init(id, severity, purpose, [.entries(entries)] + (sources.map { [.catalogue($0)] } ?? []))
  }

  /// - Parameters:
  ///   - entriesTogether: called once for each collection; gives the check of one entry beside all others.
  ///   - sources: what the rule says of the settings.
  package init(
    _ id: String, _ severity: Severity, _ purpose: String,
    entriesTogether: @escaping @Sendable (SourceContext) -> (BrandSource) -> [Finding],
    sources: (@Sendable (SourceContext) -> [Finding])? = nil
  ) {
    self.init(
      id, severity, purpose,
      [.catalogue { context in context.brands.flatMap(entriesTogether(context)) }]
        + (sources.map { [.catalogue($0)] } ?? []))
  }

  package init(
    _ id: String, _ severity: Severity, _ purpose: String,
    sources check: @escaping @Sendable (SourceContext) -> [Finding]
  ) {
    self.init(id, severity, purpose, [.catalogue(check)])
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
      case .catalogue, .release: false
      }
    }
    return own.isEmpty ? nil : Rule(description, own)
  }

  /// What the rule finds in the sources.
  package func diagnostics(_ context: SourceContext) -> [Diagnostic] {
    checks.flatMap { diagnostics($0, context) }
  }

  private func diagnostics(_ check: Check, _ context: SourceContext) -> [Diagnostic] {
    switch check {
    case .files(let check): return check(context).map(diagnostic)
    case .entries(let check):
      return context.ofCollections.flatMap { context in
        open(context.unsettled.flatMap(check(context.collection)), context).map(diagnostic)
      }
    case .catalogue(let check):
      let all = context.ofCollections.map { open(check($0), $0).map(diagnostic) }
      guard all.count > 1 else { return all.flatMap(\.self) }
      // What is found in the settings is found beside each collection.
      var seen: Set<Diagnostic> = []
      return all.flatMap(\.self).filter { seen.insert($0).inserted }
    case .release: return []
    }
  }

  /// Those of which the schema said nothing.
  private func open(_ findings: [Finding], _ context: SourceContext) -> [Finding] {
    findings.isEmpty ? [] : findings.filter { !context.unresolved.isAlreadyReported($0.location) }
  }

  /// What rules find in the sources, in the rules' order.
  /// - Parameter jobs: how many rules are checked at once.
  package static func diagnostics(
    of rules: [Rule], in context: SourceContext, jobs: Int
  ) async -> [Diagnostic] {
    await ParallelMap(jobs: jobs).map(rules, smallestPiece: 1) { $0.diagnostics(context) }.flatMap(\.self)
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
