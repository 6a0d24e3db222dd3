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
