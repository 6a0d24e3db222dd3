import Foundation
import Testing

@testable import Diagnostics

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
