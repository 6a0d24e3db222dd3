import Catalogue
import TestSupport
import Testing

/// The library, which is the generated Swift code's other half, asked what all languages are asked.
@Suite("Conformance of the Swift library")
struct SwiftConformanceTests {
  private let fixture: ConformanceFixture
  private let catalogue: Catalogue

  init() throws {
    fixture = try ConformanceFixture.read()
    catalogue = try ConformanceFixture.catalogue()
  }

  @Test("a search finds the brands in their order")
  func searches() {
    let index = SearchIndex(catalogue)
    for search in fixture.searches {
      #expect(index.search(search.text, limit: search.limit ?? 20).map(\.id) == search.ids, "\(search.text)")
    }
  }

  @Test("an id leads to the brand that has it, or took its place")
  func ids() {
    for lookup in fixture.ids { #expect(catalogue.brand(id: lookup.id)?.id == lookup.brand, "\(lookup.id)") }
  }

  @Test("popular brands come by rank")
  func popular() { #expect(catalogue.popular.map(\.id) == fixture.popular) }

  @Test("a tile has the initials of a name, in a colour that can be read")
  func tiles() {
    for tile in fixture.initials {
      #expect(Initials.derived(from: tile.name) == tile.initials, "\(tile.name)")
    }
    for tile in fixture.initialsColors {
      let color = RGBColor(tile.background).map { InitialsColor.readable(on: $0).rawValue }
      #expect(color == tile.color, "\(tile.background)")
    }
  }

  @Test("a symbology refuses what it can't carry")
  func symbologies() throws {
    for symbology in fixture.symbologies {
      let format = try #require(BarcodeFormat(rawValue: symbology.format))
      let violation = Symbology(format).violation(of: symbology.code)
      #expect(violation?.id == symbology.violation, "\(symbology.format) \(symbology.code.prefix(40))")
    }
  }

  @Test("a code has the verdict of its brand's rule")
  func codes() throws {
    for code in fixture.codes {
      let brand = try #require(catalogue.brand(id: code.brand))
      let verdict = brand.validate(code.code, as: code.format.flatMap { BarcodeFormat(rawValue: $0) })
      #expect(
        [verdict.level.rawValue, verdict.format?.rawValue, verdict.code, verdict.violation?.id]
          == [code.level, code.verdictFormat, code.canonical, code.reason], "\(code)")
    }
  }

  @Test("a format has its name on every platform")
  func formats() throws {
    #expect(fixture.formats.count == BarcodeFormat.allCases.count)
    for names in fixture.formats {
      let format = try #require(BarcodeFormat(rawValue: names.format))
      #expect(format.zxing == names.zxing)
      #expect(format.mlKit == names.mlKit)
      #expect(format.vision == names.vision)
      #expect(format.avFoundation == names.avFoundation)
      #expect(format.passKit == names.passKit)
    }
  }
}
