import StrictJSON
import Testing

@testable import CatalogueDifferences

@Suite("Barcode rules that become stricter")
struct BarcodeStrictnessTests {
  /// One field of a format's rule, before and after; `stricter` is whether codes may be lost.
  struct Case: Sendable, CustomTestStringConvertible {
    let format: String
    let field: String
    let old: String
    let new: String
    let stricter: Bool

    init(_ format: String, _ field: String, _ old: String, _ new: String, stricter: Bool) {
      (self.format, self.field, self.old, self.new) = (format, field, old, new)
      self.stricter = stricter
    }

    var testDescription: String { "\(format) \(field): \(old) → \(new)" }
  }

  private static let cases: [Case] = [
    Case("CODE128", "lengths", "[12, 13]", "[13]", stricter: true),
    Case("CODE128", "lengths", "[13]", "[12, 13]", stricter: false),
    Case("CODE128", "lengths", "[12, 13]", "[13, 12]", stricter: false),
    Case("CODE128", "lengths", "[13]", "[]", stricter: false),
    Case("CODE128", "lengths", "[]", "[13]", stricter: true),
    Case("EAN13", "lengths", "[]", "[13]", stricter: false),
    Case("CODE128", "minLength", "null", "2", stricter: true),
    Case("CODE128", "minLength", "null", "1", stricter: false),
    Case("CODE128", "minLength", "8", "7", stricter: false),
    Case("CODE128", "maxLength", "null", "100", stricter: true),
    Case("CODE128", "maxLength", "20", "null", stricter: false),
    Case("ITF", "maxLength", "13", "12", stricter: false),
    Case("EAN8", "minLength", "null", "8", stricter: false),
    Case("CODE128", "charset", "null", "\"digits\"", stricter: true),
    Case("CODE128", "charset", "null", "\"ascii\"", stricter: false),
    Case("QR", "charset", "null", "\"ascii\"", stricter: true),
    Case("EAN13", "charset", "null", "\"digits\"", stricter: false),
    Case("CODE39", "charset", "null", "\"upperAlphanumeric\"", stricter: true),
    Case("QR", "charset", "\"digits\"", "\"alphanumeric\"", stricter: false),
    Case("QR", "charset", "\"alphanumeric\"", "\"upperAlphanumeric\"", stricter: true),
    Case("CODE128", "prefixes", "[]", "[\"29\"]", stricter: true),
    Case("CODE128", "prefixes", "[\"29\"]", "[]", stricter: false),
    Case("CODE128", "prefixes", "[\"290\"]", "[\"29\"]", stricter: false),
    Case("CODE128", "prefixes", "[\"29\"]", "[\"290\"]", stricter: true),
    Case("CODE128", "prefixes", "[\"29\", \"04\"]", "[\"04\", \"29\"]", stricter: false),
    Case("CODE128", "prefixes", "[\"29\", \"04\"]", "[\"29\"]", stricter: true),
    Case("CODE128", "check", "\"none\"", "\"gs1\"", stricter: true),
    Case("CODE128", "check", "\"gs1\"", "\"none\"", stricter: false),
    Case("EAN13", "check", "\"none\"", "\"gs1\"", stricter: false),
    Case("CODE39", "check", "\"none\"", "\"mod43\"", stricter: true),
    Case("CODE128", "pattern", "null", "\"^.*$\"", stricter: true),
    Case("CODE128", "pattern", "\"^1$\"", "\"^.*$\"", stricter: true),
    Case("CODE128", "pattern", "\"^1$\"", "null", stricter: false),
    Case("CODE128", "valid", "[\"1\"]", "[\"2\"]", stricter: false),
    Case("CODE128", "invalid", "[\"1\"]", "[]", stricter: false),
  ]

  private static let nothing = """
    {"format": "", "lengths": [], "minLength": null, "maxLength": null, "charset": null, "prefixes": [],
     "check": "none", "pattern": null, "valid": [], "invalid": []}
    """

  private static func rule(
    _ format: String, _ fields: [String: String] = [:], confidence: String = "likely"
  ) throws -> LocatedValue {
    var rule = try LocatedValue(json: nothing).setting("format", to: try LocatedValue(json: "\"\(format)\""))
    for (field, text) in fields { rule = rule.setting(field, to: try LocatedValue(json: text)) }
    let root = try LocatedValue(
      json: #"{"formats": [null], "confidence": "\#(confidence)", "printedDiffers": false, "source": null}"#)
    return root.setting("formats/0", to: rule)
  }

  private func fields(from old: LocatedValue, to new: LocatedValue) -> [String] {
    BarcodeStrictness(from: old, to: new, at: FieldPath().member("barcode")).reasons.map(\.path.description)
  }

  @Test(
    "a rule that accepts fewer codes is reported; what the symbology requires anyway doesn't count",
    arguments: cases)
  func limit(change: Case) throws {
    let old = try Self.rule(change.format, [change.field: change.old])
    let new = try Self.rule(change.format, [change.field: change.new])
    let expected = change.stricter ? ["barcode.formats[\(change.format)].\(change.field)"] : []
    #expect(fields(from: old, to: new) == expected)
  }

  @Test(
    "a rule that becomes known is reported; below that confidence, apps don't refuse codes",
    arguments: [
      (nil, "likely", []), (nil, "unknown", []), (nil, "known", ["barcode"]),
      ("unknown", "likely", []), ("unknown", "known", ["barcode.confidence"]),
      ("likely", "known", ["barcode.confidence"]), ("known", "known", []), ("known", "likely", []),
      ("known", "unknown", []),
    ])
  func confidence(old: String?, new: String, expected: [String]) throws {
    let before = try old.map { try Self.rule("EAN13", confidence: $0) } ?? LocatedValue(json: "null")
    #expect(fields(from: before, to: try Self.rule("EAN13", confidence: new)) == expected)
  }

  @Test("a rule of unknown confidence restricts nothing", arguments: ["unknown", "hearsay"])
  func unsure(confidence: String) throws {
    let old = try Self.rule("CODE128")
    #expect(fields(from: old, to: try Self.rule("CODE128", ["lengths": "[1]"], confidence: confidence)) == [])
  }

  @Test(
    "a rule with an unknown word is dropped by apps, and restricts nothing",
    arguments: [("charset", "\"runes\""), ("check", "\"mod97\""), ("format", "\"MAXICODE\"")])
  func unknownWord(field: String, text: String) throws {
    let new = try Self.rule("CODE128", ["lengths": "[1]", field: text])
    #expect(fields(from: try Self.rule("CODE128"), to: new) == [])
  }

  @Test("a sample of the old rule that the new one rejects is reported as a proof")
  func proof() throws {
    let old = try Self.rule("CODE128", ["valid": "[\"13\", \"12\"]"])
    let new = try Self.rule("CODE128", ["pattern": "\"^1[3-9]$\""])
    #expect(
      BarcodeStrictness(from: old, to: new, at: FieldPath().member("barcode")).reasons.map(\.phrase.plainText)
        == [
          "CODE128 now has a pattern and may be stricter (apps warn)",
          "CODE128 rejects 12, a sample of the old rule: it doesn't match the pattern (apps warn)",
        ])
  }

  @Test("a rule that is removed while another stays for the same format is reported")
  func fewerRules() throws {
    let new = try Self.rule("QR")
    let format = try #require(new[place: "formats/0"])
    let old = new.setting("formats", to: LocatedValue(.array([format, format]), at: 0..<0))
    #expect(fields(from: old, to: new) == ["barcode.formats[QR]"])
    #expect(fields(from: new, to: old) == [])
  }
}
