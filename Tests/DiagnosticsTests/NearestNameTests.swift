import Diagnostics
import Testing

@Suite("The nearest name")
struct NearestNameTests {
  private static let fields = [
    "id", "name", "category", "color", "logo", "logoBackground", "barcode", "sources", "aliases", "keywords",
    "rank",
    "group", "regions", "status", "replacedBy", "since", "endedOn",
  ]
  private static let formats = ["CODE128", "EAN13", "EAN8", "UPCA", "CODE39", "QR", "ITF", "PDF417"]

  @Test(
    "a misspelt field is recognised",
    arguments: [
      ("colour", "color"), ("Color", "color"), ("nmae", "name"), ("logobackground", "logoBackground"),
      ("logo_background", "logoBackground"), ("alias", "aliases"), ("replaced_by", "replacedBy"),
      ("source", "sources"),
      ("i", "id"),
    ])
  func fields(name: String, expected: String) {
    #expect(NearestName.of(name, in: Self.fields) == expected)
  }

  @Test(
    "a misspelt format is recognised",
    arguments: [("EAN-13", "EAN13"), ("ean_8", "EAN8"), ("Code 128", "CODE128")])
  func formats(name: String, expected: String) {
    #expect(NearestName.of(name, in: Self.formats) == expected)
  }

  @Test("a misspelt brand is recognised")
  func brand() {
    #expect(NearestName.of("selx", in: ["coin", "esselunga", "selex"]) == "selex")
  }

  @Test(
    "nothing absurd is suggested",
    arguments: ["", "x", "zz", "cat", "website", "description", "owner", "nsi", "wikidata", "telephone"])
  func nothing(name: String) {
    #expect(NearestName.of(name, in: Self.fields) == nil)
  }

  @Test("a name that has no letter in common is never suggested")
  func nothingInCommon() {
    #expect(NearestName.of("x", in: ["y", ""]) == nil)
    #expect(NearestName.of("", in: ["y"]) == nil)
  }

  @Test("nothing is suggested for a text too long to be a name")
  func tooLong() {
    let long = String(repeating: "a", count: 65)
    #expect(NearestName.of(long, in: [long]) == nil)
  }

  @Test("of equally near names the first is suggested")
  func first() {
    #expect(NearestName.of("coat", in: ["goat", "boat"]) == "goat")
  }

  @Test(
    "the distance counts letters that were added, removed, replaced and swapped",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("coin", "coin", 0), ("coin", "coins", 1), ("coin", "con", 1),
      ("coin", "corn", 1),
      ("coin", "cion", 1), ("kitten", "sitting", 3), ("abcd", "badc", 2), ("ca", "abc", 3),
    ])
  func distance(first: String, second: String, expected: Int) {
    #expect(NearestName.distance(Array(first), Array(second)) == expected)
  }

  @Test("the distance is symmetric, zero only for equal words, and at most the longer length")
  func laws() {
    var words: [[Int]] = [[]]
    for start in [0, 1, 4, 13] { words += words[start...].flatMap { word in (0..<3).map { word + [$0] } } }
    for first in words {
      for second in words {
        let distance = NearestName.distance(first, second)
        #expect(distance == NearestName.distance(second, first))
        #expect((distance == 0) == (first == second))
        #expect((abs(first.count - second.count)...max(first.count, second.count)).contains(distance))
      }
    }
  }
}
