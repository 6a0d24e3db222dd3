internal import Diagnostics
internal import FileAccess

/// A source file with its new content.
struct FileChange {
  let before: SourceText
  let after: [UInt8]

  /// Replaces the file.
  /// - Throws: `FileError`, also where the file was changed since it was read.
  func write() throws(FileError) {
    guard FileBytes.file(before.path, holds: before.bytes) else {
      throw FileError("can't write \(before.path): it was changed meanwhile; run this again")
    }
    try FileBytes.replace(before.path, with: after)
  }
}

extension [FileChange] {
  /// Writes what can be written, and reports what was fixed in it.
  /// - Parameter fixed: the findings that are fixed by the changes.
  /// - Throws: `FileError`, with all that can't be written.
  func write(fixing fixed: [Diagnostic], _ report: ReportOptions) throws(FileError) {
    var (failures, unwritten): ([FileError], Set<String>) = ([], [])
    for change in self {
      do throws(FileError) { try change.write() } catch {
        failures.append(error)
        unwritten.insert(change.before.path)
      }
    }
    for finding in fixed where finding.location.map({ !unwritten.contains($0.path) }) ?? true {
      report.write(line: finding.fixedLine)
    }
    guard failures.isEmpty else { throw FileError(failures) }
  }
}

extension Diagnostic {
  /// How it was fixed, in one line.
  var fixedLine: String {
    let position = location.map { "\($0): " } ?? ""
    guard let edit else { return TerminalText.visible("\(position)formatted") }
    let change =
      edit.replacement.isEmpty
      ? "deleted \(Self.shown(edit.original))"
      : "\(Self.shown(edit.original)) became \(Self.shown(edit.replacement))"
    return TerminalText.visible("\(position)fixed[\(rule)]: \(change)")
  }

  private static func shown(_ text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }
    let line = lines.joined(separator: " ")
    return line.count > 60 ? line.prefix(59) + "…" : line
  }
}
