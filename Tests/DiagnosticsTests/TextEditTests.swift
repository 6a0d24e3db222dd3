import Testing

@testable import Diagnostics

@Suite("Edits that fix findings")
struct TextEditTests {
  private let source = SourceText("0123456789")

  private func edits(_ spans: [Range<Int>]) -> [TextEdit] {
    spans.map { TextEdit(replacing: $0, of: source, with: "<\($0.count)>") }
  }

  @Test(
    "are made together; of two that overlap, only the first",
    arguments: [
      ([2..<4, 6..<7], "01<2>45<1>789"), ([6..<7, 2..<4], "01<2>45<1>789"), ([2..<5, 4..<6], "01<3>56789"),
      ([2..<4, 4..<5], "01<2><1>56789"), ([0..<10, 3..<4], "<10>"), ([3..<3, 3..<3], "012<0>3456789"),
      ([], "0123456789"), ([8..<40], "01234567<32>"),
    ])
  func applied(_ spans: [Range<Int>], _ wanted: String) {
    let changed = TextEdit.apply(TextEdit.compatible(edits(spans)), to: source.bytes)
    #expect(String(decoding: changed, as: UTF8.self) == wanted)
  }

  private func example(_ replacement: String) throws -> Diagnostic {
    let source = SourceText("é: \"#a1b2c3\"")
    let start = try #require(source.bytes.firstIndex(of: UInt8(ascii: "\"")))
    let edit = TextEdit(replacing: start..<source.bytes.count, of: source, with: replacement)
    return Diagnostic(
      rule: "E102", severity: .error, location: edit.location, message: "it is wrong", fix: "write it right",
      edit: edit)
  }

  @Test("are in JSON with their location, their bytes and the new text")
  func json() throws {
    let text = try JSONPrinter().print([try example("\"#A1B2C3\"")])
    #expect(try value(text, "findings/0/fixes/0/replacement") as? String == "\"#A1B2C3\"")
    #expect(try value(text, "findings/0/fixes/0/byteOffset") as? Int == 4)
    #expect(try value(text, "findings/0/fixes/0/byteLength") as? Int == 9)
    #expect(try value(text, "findings/0/fixes/0/location/column") as? Int == 4)
  }

  @Test("are in SARIF as fixes: the file, the deleted region and the new text")
  func sarif() throws {
    let text = try SARIFPrinter(rules: []).print([try example("\"#A1B2C3\"")])
    let fix = "runs/0/results/0/fixes/0/"
    #expect(try value(text, fix + "description/text") as? String == "write it right")
    let change = fix + "artifactChanges/0/"
    #expect(try value(text, change + "artifactLocation/uri") as? String == "brands/pam.yaml")
    let region = try value(text, change + "replacements/0/deletedRegion") as? [String: Int]
    #expect(region == ["startLine": 1, "startColumn": 4, "endLine": 1, "endColumn": 13])
    #expect(try value(text, change + "replacements/0/insertedContent/text") as? String == "\"#A1B2C3\"")
  }

  @Test("that only delete have no new text in SARIF")
  func deletion() throws {
    let text = try SARIFPrinter(rules: []).print([try example("")])
    let replacement = try value(text, "runs/0/results/0/fixes/0/artifactChanges/0/replacements/0")
    #expect((replacement as? [String: Any])?.keys.sorted() == ["deletedRegion"])
  }
}
