import Catalogue
import StrictJSON
import TestSupport
import Testing

@Suite("A published catalogue with a mistake")
struct MistakeTests {
  @Test("is rejected, and the error names the field and what it expects", arguments: Mistake.all)
  func rejection(mistake: Mistake) throws {
    let bytes = try mistake.bytes
    let error = #expect(throws: CatalogueFormatError.self) { try Catalogue(decoding: bytes) }
    #expect(error?.description == mistake.error)
  }

  @Test("is the only mistake: the sample itself is read")
  func sample() throws {
    let catalogue = try Catalogue(decoding: Array(PublishedSample.text.utf8))
    #expect(catalogue.brands.map(\.id) == ["pam", "selex"])
    #expect(catalogue.brands.first?.barcode?.formats.first?.prefixes == ["29"])
    #expect(catalogue.tombstones.map(\.status) == [.merged, .closed])
  }

  @Test(
    "of another schema version is rejected for that, whatever else is wrong",
    arguments: [0, 2, -1, Int64.max])
  func schemaVersion(version: Int64) {
    #expect(throws: CatalogueFormatError.unsupportedSchema(version)) {
      try Catalogue(decoding: Array(#"{"brands": 7, "schemaVersion": \#(version)}"#.utf8))
    }
  }

  @Test(
    "that isn't strict JSON is rejected for that",
    arguments: [("", 0), ("{}x", 2), (#"{"a":1,"a":2}"#, 7), ("\u{FEFF}{}", 0), ("{\"a\":\"\u{1}\"}", 6)])
  func notJSON(text: String, offset: Int) {
    let error = #expect(throws: CatalogueFormatError.self) { try Catalogue(decoding: Array(text.utf8)) }
    guard case .notJSON(let problem)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(problem.span.lowerBound == offset)
  }

  @Test("whose UTF-8 is broken in a name is rejected for that")
  func brokenName() throws {
    var bytes = Array(PublishedSample.text.utf8)
    let place = try #require(bytes.firstIndex(of: UInt8(ascii: "P")))
    bytes[place] = 0xFF
    let error = #expect(throws: CatalogueFormatError.self) { try Catalogue(decoding: bytes) }
    guard case .notJSON(let problem)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(problem.reason == .invalidUTF8)
  }

  @Test(
    "of fifty thousand and one elements is rejected before they are read",
    arguments: ["brands", "tombstones"])
  func tooMany(list: String) throws {
    let elements = Array(repeating: "0", count: 50_001).joined(separator: ",")
    let own = "\"\(list)\": ["
    let bytes = try PublishedSample.replacing(own, with: "\"\(list)\": [\(elements)], \"old\(list)\": [")
    #expect(
      throws: CatalogueFormatError.field(
        path: list, problem: .expected("an array of at most 50000 elements"))
    ) { try Catalogue(decoding: bytes) }
  }
}
