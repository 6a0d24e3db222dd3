import CatalogueSources
import Diagnostics
import Testing

/// A finding wherever it has moved to.
struct Told: Hashable {
  let rule: String
  let message: String

  init(_ finding: Diagnostic) {
    rule = finding.rule
    // Positions in other files move with their lines.
    message = finding.message.replacing(/:[0-9]+:[0-9]+/, with: "")
  }
}

/// What a finding says that a person should write, as a change of the files.
enum Suggestion {
  case edit(TextEdit)
  /// Another text in the place of what is marked.
  case replace(Diagnostics.SourceLocation, String)
  case rename(path: String, to: String)
  /// A field of a file, in the place of the one that it has or behind all others.
  case write(Diagnostics.SourceLocation, in: String, field: Substring, String)

  init?(_ finding: Diagnostic) {
    let words = "\(finding.message); \(finding.fix ?? "")"
    guard let location = finding.location else { return nil }
    if let edit = finding.edit {
      self = .edit(edit)
    } else if let match = words.firstMatch(of: /did you mean "([^"]+)"|; write "([^"]+)"/) {
      let text = String(match.1 ?? match.2 ?? "")
      self = .replace(location, words.contains("unknown field") ? text : "\"\(text)\"")
    } else if let match = words.firstMatch(of: /rename it to ([^ ;]+)/) {
      self = .rename(path: location.path, to: String(match.1))
    } else if let match = words.firstMatch(of: Self.line) {
      self = .write(location, in: String(match.4 ?? location.path[...]), field: match.2, String(match.1))
    } else {
      return nil
    }
  }

  private static var line: Regex<(Substring, Substring, Substring, Substring, Substring?)> {
    /(?:; write|or write|add [a-z]+, for example) (([A-Za-z]+): ("[^"]+"|\[[^\]]*\]|\{[^}]*\}|[^ ,;]+))(?![^ ,;])(?! and)(?! in the)(?: in ([^ ;]+))?/
  }

  func apply(to files: inout SourceFiles, of fixture: RuleFixture) throws {
    switch self {
    case .edit(let edit):
      try files.change(edit.location.path) { bytes, _ in TextEdit.apply([edit], to: bytes) }
    case .replace(let location, let text):
      try files.change(location.path) { _, lines in
        let line = lines[location.line - 1]
        let start = line.index(line.startIndex, offsetBy: location.column - 1)
        let end = line.index(line.startIndex, offsetBy: location.endColumn - 1)
        var changed = lines
        changed[location.line - 1] = line[..<start] + text + line[end...]
        return Array(changed.joined(separator: "\n").utf8)
      }
    case .rename(let path, let name):
      files.strayPaths.removeAll { $0 == path }
      files.brands.append(try fixture.file(path, as: "brands/\(name)"))
    case .write(let location, let path, let field, let text):
      try files.change(path) { _, lines in
        var changed = lines
        let begins = { (line: Substring, text: String) in line.drop { $0 == " " }.hasPrefix(text) }
        // A line that isn't YAML may lack the colon.
        let index =
          path == location.path && begins(lines[location.line - 1], String(field))
          ? location.line - 1 : lines.firstIndex { begins($0, "\(field):") }
        let line = lines[location.line - 1]
        let start = line.index(line.startIndex, offsetBy: location.column - 1)
        if path == location.path, line[..<start].last == "{" {
          changed[location.line - 1] = line[..<start] + text + ", " + line[start...]
        } else if let index {
          changed[index] = lines[index].prefix { $0 == " " } + text
        } else {
          changed.insert(text[...], at: lines.count - 1)
        }
        return Array(changed.joined(separator: "\n").utf8)
      }
    }
  }
}

extension SourceFiles {
  fileprivate mutating func change(_ path: String, _ change: ([UInt8], [Substring]) -> [UInt8]) throws {
    func changed(_ file: SourceText) -> SourceText {
      let lines = String(decoding: file.bytes, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      return SourceText(path: file.path, bytes: change(file.bytes, lines))
    }
    if let index = brands.firstIndex(where: { $0.path == path }) {
      brands[index] = changed(brands[index])
    } else {
      try #require(settings.path == path)
      settings = changed(settings)
    }
  }
}
