import Catalogue
import StrictJSON
import TestSupport
import Testing

@Suite("A catalogue that is older than the program")
struct BackwardCompatibilityTests {
  /// The least that a catalogue ever had.
  private static let least = """
    {
      "schemaVersion": 1, "country": "IT", "version": "2026-05-31", "revision": 2,
      "brands": [
        {"id": "pam", "name": "Pam Panorama", "category": "grocery", "initialsBackground": "#165226"},
        {
          "id": "selex", "name": "Selex", "category": "grocery", "initialsBackground": "#DDDDDD",
          "logo": "selex.svg", "barcode": {"formats": [{"format": "EAN13"}]}, "programmes": [{"name": "Più"}]
        }
      ],
      "tombstones": [{"id": "auchan", "name": "Auchan"}, {"id": "sma", "name": "Sma", "replacedBy": "pam"}]
    }
    """

  @Test("has null, nothing or the default in place of every field that it lacks")
  func missingFields() throws {
    let catalogue = try Catalogue(decoding: Array(Self.least.utf8))
    let background = try #require(RGBColor("#165226"))
    #expect(
      catalogue.brands[0]
        == Brand(
          id: "pam", name: "Pam Panorama", category: "grocery", initials: "PP", initialsColor: .white,
          initialsBackground: background))
    #expect(catalogue.brands[1].logoUrl == "logos/selex.svg")
    #expect(catalogue.brands[1].logoDigest == nil)
    #expect(
      catalogue.brands[1].barcode
        == BarcodeRule(
          formats: [BarcodeFormatRule(format: .ean13)], confidence: .unknown, printedDiffers: false,
          source: nil))
    #expect(catalogue.brands[1].programmes.isEmpty)
    #expect(catalogue.tombstones.map(\.status) == [.closed, .merged])
  }

  @Test("is read whichever of its optional fields is missing")
  func eachField() throws {
    let bytes = try Catalogue(decoding: Array(PublishedSample.text.utf8)).json()
    let needed = [
      "schemaVersion", "country", "version", "revision", "brands", "id", "name", "category",
      "initialsBackground", "url", "licence",
    ]
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    var count = 0
    for (index, line) in lines.enumerated() {
      guard let key = line.split(separator: "\"").dropFirst().first.map(String.init), line.contains("\": ")
      else {
        continue
      }
      var changed = lines
      changed[index] = line.replacing("\"\(key)\": ", with: "\"another\": ")
      let text = Array(changed.joined(separator: "\n").utf8)
      // A key that stands twice in one object is another mistake.
      guard (try? JSONReader.read(text)) != nil else { continue }
      count += 1
      let isRead = (try? Catalogue(decoding: text)) != nil
      #expect(isRead == !needed.contains(key), "\(key)")
    }
    #expect(count > 60)
  }
}
