import JSONSchema
import StrictJSON
import TestSupport
import Testing

@testable import CatalogueDifferences
@testable import CatalogueSources

@Suite("Properties of any difference")
struct DifferencePropertyTests {
  private static let base = DifferenceFixture(name: "pull-request")

  /// Values that replace another; without one it is removed.
  private static let scraps: [String?] = [
    nil, "null", "true", "7", "0.5", "\"x\"", "\"\"", "\"é\"", "\"e\\u0301\"", "[]", "[\"x\"]", "[null, {}]",
    "{}",
    "{\"id\": \"coop\"}", "{\"id\": \"auchan\"}", "{\"format\": \"EAN13\"}",
  ]

  private static let schema = Result {
    try Schema(JSONReader.read(Project.bytes("schemas/difference.schema.json")))
  }

  private static func scrap(_ text: String?) throws -> LocatedValue? {
    try text.map(LocatedValue.init(json:))
  }

  @Test("a catalogue doesn't differ from itself", arguments: DifferenceFixture.all)
  func itself(fixture: DifferenceFixture) throws {
    #expect(try CatalogueDifference(from: try fixture.old, to: try fixture.old).isEmpty)
    #expect(try CatalogueDifference(from: try fixture.new, to: try fixture.new).isEmpty)
  }

  @Test("the project's own catalogue doesn't differ from itself")
  func ownCatalogue() throws {
    let own = try ReleasedCatalogue(try #require(try DrawnMarket.files().baseline))
    #expect(try CatalogueDifference(from: own, to: own).isEmpty)
  }

  /// A field's path in the fixture, and its name in the report.
  private static let fields: [(place: String, field: String)] = {
    let brand = "brands/2"
    let names = [
      "name", "category", "color", "logo", "logoUrl", "logoBackground", "sources", "aliases", "keywords",
      "initials", "initialsColor", "initialsBackground", "rank", "wikidata", "nsi", "simpleIcons", "group",
      "regions",
      "status", "replacedBy", "since", "endedOn", "somethingNew",
    ]
    let limits = [
      "lengths", "minLength", "maxLength", "charset", "prefixes", "check", "pattern", "valid", "invalid",
      "somethingNew",
    ]
    return names.map { ("\(brand)/\($0)", $0) }
      + ["confidence", "printedDiffers", "source"].map { ("\(brand)/barcode/\($0)", "barcode.\($0)") }
      + limits.map { ("\(brand)/barcode/formats/1/\($0)", "barcode.formats[CODE128].\($0)") }
      + ["name", "status", "endedOn", "replacedBy"].map { ("tombstones/0/\($0)", $0) }
      + [("brands/1/barcode", "barcode")]
      + ["country", "brandCount", "somethingNew"].map { ($0, $0) }
  }()

  @Test("any change of a field is reported once, by its name", arguments: fields, scraps)
  func everyField(of field: (place: String, field: String), becomes text: String?) throws {
    let old = try Self.base.old
    let scrap = try Self.scrap(text)
    let new = try ReleasedCatalogue(old.root.setting(field.place, to: scrap))
    // What isn't there counts as null.
    let before = old.root[place: field.place].flatMap { $0.isNull ? nil : $0 }
    let after = scrap.flatMap { $0.isNull ? nil : $0 }
    let isSame = before.map { value in after.map { $0.isEqual(to: value) } ?? false } ?? (after == nil)
    let difference = try CatalogueDifference(from: old, to: new)
    #expect(difference.fields.map(\.path.description) == (isSame ? [] : [field.field]))
    #expect(difference.added.isEmpty && difference.ended.isEmpty && difference.removed.isEmpty)
  }

  @Test(
    "a difference anywhere is reported, and nothing else",
    arguments: TestTier.some(of: 1...300 as ClosedRange<UInt64>))
  func anyPlace(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let old = try Self.base.old
    // Without them it is no catalogue.
    let places = old.root.places().filter { !["schemaVersion", "version", "revision"].contains($0) }
    let root = old.root.setting(random.pick(places), to: try Self.scrap(random.pick(Self.scraps)))
    let difference = try CatalogueDifference(from: old, to: try ReleasedCatalogue(root))
    #expect(difference.isEmpty == root.isEqual(to: old.root))
    #expect(try Self.schema.get().validate(try JSONReader.read(difference.json())).map(\.message) == [])
    #expect(!DifferencePrinter(format: .markdown, isColoured: false).print(difference).contains(0))
  }

  @Test(
    "in the reverse difference, additions are removals and every field has its values swapped",
    arguments: DifferenceFixture.all)
  func swapped(fixture: DifferenceFixture) throws {
    let forward = try fixture.difference()
    let backward = try CatalogueDifference(from: try fixture.new, to: try fixture.old)
    #expect(forward.added.map(\.entry.id) == backward.removed.filter { !$0.wasTombstone }.map(\.entry.id))
    #expect(backward.added.map(\.entry.id) == forward.removed.filter { !$0.wasTombstone }.map(\.entry.id))
    let tombstones = backward.removed.filter(\.wasTombstone).map(\.entry) + backward.revived
    #expect(forward.ended.map(\.entry.id) == tombstones.map(\.id).sorted())
    let name = { (change: FieldChange) in "\(change.entry?.id ?? "") \(change.path)" }
    let values = { (value: LocatedValue?) in value?.compactText }
    let swapped = Dictionary(uniqueKeysWithValues: backward.fields.map { (name($0), $0) })
    #expect(swapped.count == forward.fields.count)
    for change in forward.fields {
      let other = swapped[name(change)]
      #expect(
        values(change.old) == values(other?.new) && values(change.new) == values(other?.old),
        "\(name(change))")
    }
  }
}
