import Foundation
import Testing

@testable import Diagnostics

/// A place in a text; Swift Testing has a type of that name as well.
typealias Place = Diagnostics.SourceLocation

extension SourceText {
  /// A text in `brands/pam.yaml`.
  init(_ text: String) { self.init(path: "brands/pam.yaml", bytes: Array(text.utf8)) }

  /// The place of the first occurrence of `part`.
  func place(of part: String) throws -> Place {
    let wanted = Array(part.utf8)
    let start = try #require(bytes.indices.first { bytes[$0...].starts(with: wanted) })
    return location(start..<(start + wanted.count))
  }
}

extension Place {
  /// `line:column-line:column`, the end being the place just past the last character.
  var range: String { "\(line):\(column)-\(endLine):\(endColumn)" }
}

/// An error at that place.
func finding(
  _ message: String = "it is wrong", at location: Place? = nil, rule: String = "E102",
  _ severity: Severity = .error, fix: String? = nil, related: [Place] = []
) -> Diagnostic {
  Diagnostic(
    rule: rule, severity: severity, location: location, message: message, fix: fix, related: related)
}

/// The line that is shown for a place and the carets below it, without the margin that holds the line number.
func snippet(at place: Place) throws -> (line: String, carets: String) {
  let lines = TextPrinter(isColoured: false).print(finding(at: place)).split(separator: "\n")
  try #require(lines.count == 3, "the sentence, the line and the carets")
  let margin = " \(place.line) | ".count
  return (String(lines[1].dropFirst(margin)), String(lines[2].dropFirst(margin)))
}

/// What a JSON document holds at a path of keys and positions, such as `runs/0/results`.
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

/// Two findings: one with everything, in a path that needs escaping, and one with nothing that can be left out.
func examples() throws -> [Diagnostic] {
  let first = SourceText(path: "brands/a b:c.yaml", bytes: Array("é: x\nalias: Market".utf8))
  let other = SourceText("name: \"Market\"")
  return [
    finding(
      "alias \"Market\" is taken", at: try first.place(of: "Market"), rule: "E203", fix: "remove it",
      related: [try other.place(of: "\"Market\"")]),
    finding("something\u{1B} \u{2028}odd", at: nil, rule: "W217", .warning),
  ]
}
