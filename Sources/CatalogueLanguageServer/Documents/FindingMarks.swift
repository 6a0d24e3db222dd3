internal import CatalogueSources
internal import Diagnostics

/// A finding as it is marked in one file.
struct FindingMark: Hashable {
  let finding: Diagnostic
  /// Where it is marked.
  let location: SourceLocation
  /// Whether the finding itself is elsewhere, and names this location beside its own.
  let isRelated: Bool
}

extension FindingMark {
  /// Why a catalogue can't be read. No rule was broken: none was looked at.
  init(_ problem: UnreadableCatalogue, in folder: CatalogueFolder) {
    let location = problem.location ?? .file(folder.relative(folder.settings))
    finding = Diagnostic(rule: "", severity: .error, location: location, message: problem.message)
    (self.location, isRelated) = (location, false)
  }
}

/// Where findings are marked: each at its own location, and one about two entries in both files.
struct FindingMarks {
  /// The marks of each file, by its path.
  private(set) var byPath: [String: [FindingMark]] = [:]

  /// - Parameter settings: the path of `catalogue.yaml`, which has what is about the catalogue as a whole.
  init(_ findings: [Diagnostic], settings: String, isEntry: (String) -> Bool) {
    for finding in findings {
      let location = finding.location ?? .file(settings)
      add(FindingMark(finding: finding, location: location, isRelated: false))
      var paths: Set<String> = [location.path]
      for other in finding.related where isEntry(other.path) && paths.insert(other.path).inserted {
        add(FindingMark(finding: finding, location: other, isRelated: true))
      }
    }
  }

  private mutating func add(_ mark: FindingMark) { byPath[mark.location.path, default: []].append(mark) }
}
