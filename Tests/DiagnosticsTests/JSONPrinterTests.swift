import Testing

@testable import Diagnostics

@Suite("Findings as JSON")
struct JSONPrinterTests {
  private func printed() throws -> String { try JSONPrinter().print(try examples()) }

  @Test("a finding has its rule, severity, message and fix")
  func sentences() throws {
    let text = try printed()
    #expect(try value(text, "findings/0/rule") as? String == "E203")
    #expect(try value(text, "findings/0/severity") as? String == "error")
    #expect(try value(text, "findings/0/message") as? String == #"alias "Market" is taken"#)
    #expect(try value(text, "findings/0/fix") as? String == "remove it")
  }

  @Test(
    "a finding has its location and the related ones",
    arguments: [
      ("location", "brands/a b:c.yaml", [2, 8, 2, 14]), ("related/0", "brands/pam.yaml", [1, 7, 1, 15]),
    ])
  func locations(member: String, path: String, numbers: [Int]) throws {
    let location = "findings/0/\(member)/"
    let text = try printed()
    #expect(try value(text, location + "path") as? String == path)
    let found = try ["line", "column", "endLine", "endColumn"].map { try value(text, location + $0) as? Int }
    #expect(found == numbers)
  }

  @Test("missing properties are omitted, and odd characters kept")
  func bareFinding() throws {
    let bare = try value(try printed(), "findings/1") as? [String: Any]
    #expect(Set(try #require(bare).keys) == ["rule", "severity", "message", "related"])
    #expect(bare?["message"] as? String == "something\u{1B} \u{2028}odd")
  }

  @Test("without a finding it is still a document")
  func none() throws {
    #expect(try (value(try JSONPrinter().print([]), "findings") as? [Any])?.isEmpty == true)
  }
}
