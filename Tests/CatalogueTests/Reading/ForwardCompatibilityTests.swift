import Catalogue
import Testing

@Suite("A catalogue that is newer than the program")
struct ForwardCompatibilityTests {
  private func brand(_ piece: String, _ change: String) throws -> Brand {
    try #require(try Catalogue(decoding: PublishedSample.replacing(piece, with: change)).brands.first)
  }

  private func tombstones(_ piece: String, _ change: String) throws -> [Tombstone] {
    try Catalogue(decoding: PublishedSample.replacing(piece, with: change)).tombstones
  }

  @Test(
    "is read without its unknown members",
    arguments: [
      #""country""#, #""category": "grocery""#, #""format""#, #""confidence""#, #""name": "Carta Per Te""#,
      #""name": "Auchan""#,
    ])
  func unknownMembers(piece: String) throws {
    let bytes = try PublishedSample.replacing(piece, with: #""new": {"list": [1.5, null]}, "# + piece)
    #expect(try Catalogue(decoding: bytes) == Catalogue(decoding: Array(PublishedSample.text.utf8)))
  }

  @Test(
    "loses barcode rules that are only half understood, and nothing else of their brands",
    arguments: [
      (#""EAN13""#, #""MAXICODE""#), (#""digits""#, #""hexadecimal""#), (#""gs1""#, #""luhn""#),
      (#""likely""#, #""proved""#),
    ])
  func unknownBarcodeRule(piece: String, change: String) throws {
    let original = try brand(piece, piece)
    var expected = original
    expected.barcode = nil
    #expect(original.barcode != nil)
    #expect(try brand(piece, change) == expected)
  }

  @Test("isn't rejected for the limits of an unknown format")
  func unknownFormat() throws {
    #expect(try brand(#""EAN13", "lengths": [13]"#, #""MAXICODE", "lengths": "all""#).barcode == nil)
  }

  @Test("loses a programme of an unknown kind")
  func unknownKind() throws {
    let programmes = #"[{"name": "A", "kind": "lottery"}, {"name": "B", "kind": "app"}]"#
    let found = try brand(#"[{"name": "Carta Per Te", "kind": "points"}]"#, programmes).programmes
    #expect(found == [Programme(name: "B", kind: .app)])
  }

  @Test("has active brands, whatever their unknown status")
  func unknownStatus() throws { #expect(try brand(#""renaming""#, #""expanding""#).status == .active) }

  @Test("has readable initials, whatever their unknown colour")
  func unknownInitialsColor() throws {
    #expect(try brand(#""white""#, #""yellow""#).initialsColor == .white)
  }

  @Test("leads cards of a tombstone of unknown status to its successor")
  func unknownTombstoneStatus() throws {
    #expect(try tombstones(#""merged""#, #""sold""#).map(\.status) == [.merged, .closed])
    #expect(try tombstones(#""closed""#, #""bankrupt""#).map(\.status) == [.merged, .closed])
  }

  @Test(
    "is read though its values are longer, more, or of another form than any today",
    arguments: [
      (#""name": "Pam""#, "\"name\": \"\(String(repeating: "Pam ", count: 600))\""),
      (#""id": "selex""#, "\"id\": \"\(String(repeating: "a", count: 41))_.9\""),
      (#""brandCount": 2"#, #""brandCount": {"live": 2}"#), (#""IT","#, #""IT-25","#),
      (#""https://example.org/pam""#, #""urn:isbn:0451450523""#), (#""PA""#, #""Pa-m""#),
      (#""Q105615038""#, #""L105615038""#), (#""rank": 1"#, #""rank": 0"#), ("[13]", "[13, 99999]"),
      (#"["29"]"#, #"["2 9"]"#),
      (#"["supermercato"]"#, #"[\#(Array(repeating: #""s""#, count: 2000).joined(separator: ","))]"#),
      (##""#FFFFFF""##, "null"), (#""formats": ["#, #""formats": [], "old": ["#), (#""conad""#, "null"),
    ])
  func otherForms(piece: String, change: String) throws {
    let catalogue = try Catalogue(decoding: PublishedSample.replacing(piece, with: change))
    #expect(catalogue.brands.count == 2)
    #expect(catalogue.tombstones.count == 2)
  }

  @Test("can be written again without its unknown parts")
  func writtenAgain() throws {
    let catalogue = try Catalogue(
      decoding: PublishedSample.replacing(#""EAN13""#, with: #""MAXICODE""#))
    #expect(try Catalogue(decoding: catalogue.json()) == catalogue)
  }
}
