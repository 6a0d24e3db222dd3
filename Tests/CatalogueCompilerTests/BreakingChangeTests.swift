import StrictJSON
import Testing

@testable import CatalogueDifferences
@testable import CatalogueSources

@Suite("Changes that break apps with the older catalogue")
struct BreakingChangeTests {
  // The brands are bricoman, carrefour, conad and coop, the tombstone is auchan.
  private static let breakingEdits: [CatalogueEdit] = [
    CatalogueEdit("schemaVersion", "2", .schemaVersion, "schemaVersion"),
    CatalogueEdit("country", "\"FR\"", .country, "country"),
    CatalogueEdit("version", "\"2026-05-30\"", .version, "version"),
    CatalogueEdit("brands/3", nil, .brandGone),
    CatalogueEdit("tombstones/0", nil, .tombstoneGone),
    CatalogueEdit("tombstones/0/replacedBy", "\"nobody\"", .successorGone, "replacedBy"),
    CatalogueEdit("brands/2/name", nil, .field, "brands.name"),
    CatalogueEdit("brands/2/name", "7", .field, "brands.name"),
    CatalogueEdit("brands/2/aliases", "\"x\"", .field, "brands.aliases"),
    CatalogueEdit("brands/2/aliases/0", "7", .field, "brands.aliases"),
    CatalogueEdit("brands", nil, .field, "brands"),
    CatalogueEdit("tombstones/0/status", nil, .field, "tombstones.status"),
    CatalogueEdit("brandCount", nil, .field, "brandCount"),
    CatalogueEdit("brands/2/name", "null", .unreadable, "brands[2].name"),
    CatalogueEdit("brands/2/color", "\"green\"", .unreadable, "brands[2].color"),
    CatalogueEdit("brands/2/barcode/confidence", "\"known\"", .barcodeRule, "barcode.confidence"),
    CatalogueEdit("brands/2/barcode/formats/1", nil, .barcodeRule, "barcode.formats[CODE128]"),
  ]

  private static let harmlessEdits: [CatalogueEdit] = [
    CatalogueEdit("version", "\"2026-06-01\""), CatalogueEdit("revision", "2"),
    CatalogueEdit("somethingNew", "true"),
    CatalogueEdit("brands/2/name", "\"Conad Nord\""), CatalogueEdit("brands/2/category", "\"food\""),
    CatalogueEdit("brands/2/somethingNew", "7"), CatalogueEdit("brands/2/rank", "1"),
    CatalogueEdit("brands/2/aliases", "[]"),
    CatalogueEdit("brands/2/status", "\"renaming\""), CatalogueEdit("brands/2/replacedBy", "\"coop\""),
    CatalogueEdit("brands/2/since", "\"1962-05-13\""), CatalogueEdit("brands/2/barcode", "null"),
    CatalogueEdit("brands/2/barcode/confidence", "\"unknown\""),
    CatalogueEdit("brands/2/barcode/printedDiffers", "true"),
    CatalogueEdit("tombstones/0/endedOn", "null"), CatalogueEdit("tombstones/0/name", "\"Auchan Italia\""),
  ]

  private func breaks(of change: CatalogueEdit) throws -> [BreakingChange] {
    let old = try DifferenceFixture(name: "pull-request").old
    let value = try change.value.map(LocatedValue.init(json:))
    var root = old.root.setting(change.place, to: value)
    if change.place == "brands/3" { root = root.setting("brandCount", to: try LocatedValue(json: "3")) }
    return try CatalogueDifference(from: old, to: try ReleasedCatalogue(root)).breaks
  }

  @Test("a breaking change is reported once, with its kind and field", arguments: breakingEdits)
  func breaksOnce(change: CatalogueEdit) throws {
    let breaks = try breaks(of: change).filter { $0.kind == change.kind }
    #expect(breaks.map(\.field) == [change.field])
  }

  @Test("a harmless change breaks nothing", arguments: harmlessEdits)
  func breaksNothing(change: CatalogueEdit) throws {
    #expect(try breaks(of: change).map(\.message.plainText) == [])
  }

  @Test("every kind has a case here, or in the folder lost-ids")
  func everyKind() throws {
    let found = try DifferenceFixture(name: "lost-ids").difference().breaks.map(\.kind)
    #expect(Set(Self.breakingEdits.map(\.kind)).union(found) == Set(BreakingChange.Kind.allCases))
  }

  @Test("a catalogue that apps couldn't read before isn't reported as broken")
  func unreadableBefore() throws {
    let old = try DifferenceFixture(name: "pull-request").old.root.setting(
      "brands/0/color", to: try LocatedValue(json: "\"green\""))
    let new = old.setting("brands/0/rank", to: try LocatedValue(json: "1"))
    let difference = try CatalogueDifference(from: try ReleasedCatalogue(old), to: try ReleasedCatalogue(new))
    #expect(!difference.isBreaking)
  }

  @Test("a successor that isn't in the catalogue is reported")
  func danglingTombstone() throws {
    let fixture = DifferenceFixture(name: "pull-request")
    // bricoman, which is renamed there.
    let root = try fixture.new.root.setting(
      "tombstones/1/replacedBy", to: try LocatedValue(json: "\"nobody\""))
    let breaks = try CatalogueDifference(from: try fixture.old, to: try ReleasedCatalogue(root)).breaks
    #expect(
      breaks.filter { $0.kind == .successorGone }.map(\.message.plainText) == [
        "Bricoman (bricoman) is replaced by nobody, which isn't in the catalogue"
      ])
  }
}
