import Foundation
import TestSupport

/// What a check leaves for the workflow that comments, as scripts/ci/report.py writes it, or not quite so.
struct CheckReport {
  var errors = 0
  var breaks = 0
  var added: [String] = []
  var result = "compared"
  var name = "italy"
  /// How many catalogues are left out.
  var others = 0
  /// What is added at the end.
  var more = ""

  var text: String {
    let empty = ["ended", "removed", "revived", "fields", "redrawnLogos"]
    let lists = empty.map { "\"\($0)\": {\"count\": 0, \"ids\": []}" }.joined(separator: ", ")
    return """
      {"formatVersion": 2, "errors": \(errors), "warnings": 0, "more": \(others), "catalogues": [\
      {"name": "\(name)", "result": "\(result)", "breaks": \(breaks), \
      "added": {"count": \(added.count), "ids": \(added)}, \(lists)}]\(more)}
      """
  }

  /// The comment that is made of it.
  func comment() throws -> String { try Self.comment(on: text) }

  /// The comment that is made of a report.
  static func comment(on report: String) throws -> String {
    let folder = try TemporaryFolder()
    let file = try folder.write("report.json", report.utf8)
    return try withExtendedLifetime(folder) {
      try Program.run(["python3", "-I", "scripts/ci/report.py", "render", file, "https://example.com"]).output
    }
  }

  /// Texts that are no report.
  static let hostile =
    ["", "a text", "[]", "null", String(repeating: "[", count: 50_000)]
    + [
      CheckReport(added: ["![](https://example.com/x.png)"]), CheckReport(added: ["Pam`"]),
      CheckReport(added: [".pam"]), CheckReport(added: ["pam panorama"]),
      CheckReport(added: ["pam\u{202E}"]), CheckReport(added: ["-pam"]), CheckReport(added: ["pam\n"]),
      CheckReport(added: [String(repeating: "pam", count: 22)]),
      CheckReport(added: Array(repeating: "pam", count: 101)), CheckReport(result: "a text"),
      CheckReport(errors: -1), CheckReport(others: -1), CheckReport(errors: 10_000_000),
      CheckReport(more: ", \"text\": \"a text\""),
      CheckReport(name: "italy\n![](x)"), CheckReport(name: "Italy"), CheckReport(more: ", \"errors\": 0"),
      CheckReport(more: String(repeating: " ", count: 100_000)),
    ].map(\.text)
    + ["true", "\"0\"", "1e3", "[]"].map {
      CheckReport().text.replacingOccurrences(of: "\"warnings\": 0", with: "\"warnings\": \($0)")
    }
    + [
      CheckReport().text.replacingOccurrences(of: "\"warnings\": 0, ", with: ""),
      CheckReport(added: ["pam"]).text.replacingOccurrences(of: "\"count\": 1", with: "\"count\": 0"),
    ]
}
