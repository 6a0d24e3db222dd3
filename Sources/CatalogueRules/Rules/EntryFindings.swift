package import CatalogueSources
package import Diagnostics

/// What a rule found, and of which entry it says so.
package struct RuleFinding: Sendable {
  /// What was looked at.
  package enum Subject: Sendable {
    /// The sources as a whole.
    case sources
    /// An entry by itself.
    case entry(BrandSource)
    /// An entry beside the settings and the names of files.
    case placedEntry(BrandSource)
    /// An entry beside those that it shares something with.
    case linkedEntry(BrandSource)
  }

  package let diagnostic: Diagnostic
  package let subject: Subject

  init(_ diagnostic: Diagnostic, in subject: Subject) {
    (self.diagnostic, self.subject) = (diagnostic, subject)
  }
}

/// What the rules found in each entry when they looked at it last, so that most entries with findings needn't be looked at
/// again after a change elsewhere, as those without.
package struct EntryFindings: Sendable {
  private struct Found: Sendable {
    /// Also so that no other entry takes its place in memory.
    let entry: BrandSource
    /// What no other file can change.
    var alone: [Diagnostic] = []
    /// What holds until the entry is looked at.
    var placed: [Diagnostic] = []
    /// What may suggest something else after any change.
    var linked: [Diagnostic] = []

    var all: [Diagnostic] { alone + placed + linked }
  }

  /// Those of the entries in which something was found.
  private var entries: [ObjectIdentifier: Found] = [:]

  /// Of no entry.
  package init() {}

  /// Takes what a check found.
  /// - Parameters:
  ///   - sources: those that were checked.
  ///   - neighbourhood: the entries that were looked at.
  /// - Returns: all findings, also those of the entries that weren't looked at.
  package mutating func take(
    _ findings: [RuleFinding], in sources: ParsedSources, _ neighbourhood: Neighbourhood
  ) -> [Diagnostic] {
    if !entries.isEmpty { keep(sources, neighbourhood) }
    var others: [Diagnostic] = []
    for finding in findings {
      switch finding.subject {
      case .sources: others.append(finding.diagnostic)
      case .entry(let entry): add(finding, in: entry, \.alone)
      case .placedEntry(let entry): add(finding, in: entry, \.placed)
      case .linkedEntry(let entry): add(finding, in: entry, \.linked)
      }
    }
    guard !entries.isEmpty else { return others }
    // In the order of the sources, in which they are to be told.
    return others
      + sources.brands.flatMap { entry in
        entries[ObjectIdentifier(entry)]?.all ?? []
      }
  }

  /// Whether an entry has to be looked at after any change.
  /// - Parameter areNew: whether the settings changed, if only in what gives no entry a finding.
  func isOpen(_ entry: BrandSource, besideOtherSettings areNew: Bool) -> Bool {
    guard let found = entries[ObjectIdentifier(entry)] else { return false }
    return !found.linked.isEmpty || areNew && !found.placed.isEmpty
  }

  /// Forgets entries that are gone or others now, and what was found in those that were looked at again.
  private mutating func keep(_ sources: ParsedSources, _ neighbourhood: Neighbourhood) {
    let lookedAt = Set(neighbourhood.subjects.joined().map(ObjectIdentifier.init))
    var kept: [ObjectIdentifier: Found] = [:]
    for entry in sources.collections.lazy.flatMap(\.brands) {
      let id = ObjectIdentifier(entry)
      guard var found = entries[id] else { continue }
      if lookedAt.contains(id) { (found.placed, found.linked) = ([], []) }
      if !found.all.isEmpty { kept[id] = found }
    }
    entries = kept
  }

  private mutating func add(
    _ finding: RuleFinding, in entry: BrandSource, _ list: WritableKeyPath<Found, [Diagnostic]>
  ) {
    // In place: one entry may have thousands.
    entries[ObjectIdentifier(entry), default: Found(entry: entry)][keyPath: list].append(finding.diagnostic)
  }
}
