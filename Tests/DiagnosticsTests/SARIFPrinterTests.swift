import Testing

@testable import Diagnostics

@Suite("Findings as SARIF 2.1.0")
struct SARIFPrinterTests {
  private let rules = [
    RuleDescription(id: "E203", severity: .error, purpose: "No alias of two brands.", example: "…"),
    RuleDescription(id: "E999", severity: .error, purpose: "No finding here.", example: "…"),
  ]

  private func printed() throws -> String { try SARIFPrinter(rules: rules).print(try examples()) }

  @Test("the log names its version, its schema and the tool")
  func log() throws {
    let text = try printed()
    #expect(try value(text, "version") as? String == "2.1.0")
    #expect(try value(text, "$schema") as? String == "https://json.schemastore.org/sarif-2.1.0.json")
    #expect(try value(text, "runs/0/tool/driver/name") as? String == "catalogue")
  }

  @Test("the tool describes only the rules with findings")
  func describedRules() throws {
    let rules = try value(try printed(), "runs/0/tool/driver/rules") as? [[String: Any]]
    #expect(rules?.map { $0["id"] as? String } == ["E203"])
    #expect((rules?.first?["shortDescription"] as? [String: String]) == ["text": "No alias of two brands."])
  }

  @Test("a result has its rule, its level and its message with the fix")
  func results() throws {
    let text = try printed()
    #expect(try value(text, "runs/0/results/0/ruleId") as? String == "E203")
    #expect(try value(text, "runs/0/results/0/level") as? String == "error")
    let message = try value(text, "runs/0/results/0/message/text") as? String
    #expect(message == #"alias "Market" is taken; fix: remove it"#)
  }

  @Test("an accepted warning is a result that the source suppresses, with the reason")
  func accepted() throws {
    let finding = try #require(try examples().first)
    let text = try SARIFPrinter(rules: rules).print([], [AcceptedFinding(finding, reason: "Two chains")])
    #expect(try value(text, "runs/0/results/0/ruleId") as? String == "E203")
    let suppression = try value(text, "runs/0/results/0/suppressions/0") as? [String: String]
    #expect(suppression == ["kind": "inSource", "justification": "Two chains"])
    #expect(try value(text, "runs/0/tool/driver/rules/0/id") as? String == "E203")
  }

  @Test("a location is a URI reference and a region that counts from one and ends past the last character")
  func locations() throws {
    let text = try printed()
    let location = try value(text, "runs/0/results/0/locations/0/physicalLocation")
    let uri = ((location as? [String: Any])?["artifactLocation"] as? [String: Any])?["uri"] as? String
    #expect(uri == "brands/a%20b%3Ac.yaml")
    let region = (location as? [String: Any])?["region"] as? [String: Int]
    #expect(region == ["startLine": 2, "startColumn": 8, "endLine": 2, "endColumn": 14])
  }

  @Test("columns are said to be Unicode code points, which is how they are counted")
  func columnKind() throws {
    #expect(try value(try printed(), "runs/0/columnKind") as? String == "unicodeCodePoints")
  }

  @Test("related locations")
  func related() throws {
    let uri = try value(
      try printed(), "runs/0/results/0/relatedLocations/0/physicalLocation/artifactLocation/uri")
    #expect(uri as? String == "brands/pam.yaml")
  }

  @Test("a whole file has no region")
  func wholeFile() throws {
    let text = try SARIFPrinter(rules: []).print([finding(at: .file("a.svg"))])
    let location = try value(text, "runs/0/results/0/locations/0/physicalLocation") as? [String: Any]
    #expect(location.map { Array($0.keys) } == ["artifactLocation"])
  }

  @Test("a finding without a location is a notification, because services reject such results")
  func withoutLocation() throws {
    let text = try SARIFPrinter(rules: []).print([finding("", rule: "W217", .warning)])
    #expect(try (value(text, "runs/0/results") as? [Any])?.isEmpty == true)
    let notification = try value(text, "runs/0/invocations/0/toolExecutionNotifications/0") as? [String: Any]
    #expect(notification?["level"] as? String == "warning")
    #expect((notification?["associatedRule"] as? [String: String]) == ["id": "W217"])
  }

  @Test("without a finding it is a log without results")
  func none() throws {
    let text = try SARIFPrinter(rules: rules).print([])
    #expect(try (value(text, "runs/0/results") as? [Any])?.isEmpty == true)
  }
}
