package import Diagnostics

/// Makes the edits that findings suggest, in rounds: what one round leaves may be fixed in the next.
package struct Autofix {
  /// The files as they are now.
  package private(set) var files: [SourceText]
  /// The findings that were fixed, each as it was reported.
  package private(set) var fixed: [Diagnostic] = []

  /// The most rounds, whatever is left.
  package static let mostRounds = 10

  package init(_ files: [SourceText]) { self.files = files }

  /// Makes the edits of those findings that don't overlap; `false` where there is none.
  package mutating func apply(_ diagnostics: [Diagnostic]) -> Bool {
    let byPath = Dictionary(grouping: diagnostics.filter { $0.edit != nil }) { $0.edit?.location.path ?? "" }
    var isChanged = false
    for (index, file) in files.enumerated() {
      guard let findings = byPath[file.path] else { continue }
      let edits = TextEdit.compatible(findings.compactMap(\.edit))
      let bytes = TextEdit.apply(edits, to: file.bytes)
      guard bytes != file.bytes else { continue }
      isChanged = true
      files[index] = SourceText(path: file.path, bytes: bytes)
      let byEdit = Dictionary(findings.map { ($0.edit, $0) }) { first, _ in first }
      fixed += edits.compactMap { byEdit[$0] }
    }
    return isChanged
  }
}
