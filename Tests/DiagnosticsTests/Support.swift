import Foundation
import Testing

@testable import Diagnostics

/// Swift Testing has a type of that name as well.
typealias Location = Diagnostics.SourceLocation

extension SourceText {
  /// A text in `brands/pam.yaml`.
  convenience init(_ text: String) { self.init(path: "brands/pam.yaml", bytes: Array(text.utf8)) }

  /// The location of the first occurrence of `part`.
  func location(of part: String) throws -> Location {
    let wanted = Array(part.utf8)
    let start = try #require(bytes.indices.first { bytes[$0...].starts(with: wanted) })
    return location(start..<(start + wanted.count))
  }
}

extension Location {
  /// `line:column-line:column`, where the end is just past the last character.
  var range: String { "\(line):\(column)-\(endLine):\(endColumn)" }
}

/// An error at that location.
func finding(
  _ message: String = "it is wrong", at location: Location? = nil, rule: String = "E102",
  _ severity: Severity = .error, fix: String? = nil, related: [Location] = []
) -> Diagnostic {
  Diagnostic(
    rule: rule, severity: severity, location: location, message: message, fix: fix, related: related)
}

/// The line that is shown for a location and the carets below it, without the margin with the line number.
func snippet(at location: Location) throws -> (line: String, carets: String) {
  let lines = TextPrinter(isColoured: false).print(finding(at: location)).split(separator: "\n")
  try #require(lines.count == 3, "the sentence, the line and the carets")
  let margin = " \(location.line) | ".count
  return (String(lines[1].dropFirst(margin)), String(lines[2].dropFirst(margin)))
}

/// The value in a JSON document at a path of keys and indices, such as `runs/0/results`.
func value(_ document: String, _ path: String) throws -> Any {
  let root = try JSONSerialization.jsonObject(with: Data(document.utf8))
  return try path.split(separator: "/").reduce(root) { value, step in
    try #require(part(of: value, String(step)), "\(step) of \(path)")
  }
}

private func part(of value: Any, _ step: String) -> Any? {
  if let object = value as? [String: Any] { return object[step] }
  guard let array = value as? [Any], let index = Int(step), array.indices.contains(index) else { return nil }
  return array[index]
}

/// Two findings: one with everything and a path that needs escaping, and one with nothing optional.
func examples() throws -> [Diagnostic] {
  let first = SourceText(path: "brands/a b:c.yaml", bytes: Array("é: x\nalias: Market".utf8))
  let other = SourceText("name: \"Market\"")
  return [
    finding(
      "alias \"Market\" is taken", at: try first.location(of: "Market"), rule: "E203", fix: "remove it",
      related: [try other.location(of: "\"Market\"")]),
    finding("something\u{1B} \u{2028}odd", at: nil, rule: "W217", .warning),
  ]
}
