import Diagnostics
import StrictJSON
import TestSupport
import Testing

@testable import CatalogueAuthoring

@Suite("Whatever an imported catalogue says")
struct NothingIsLostTests {
  /// Values for any field, each with a word that occurs nowhere else; and none at all.
  private static let values: [String?] = [
    nil, #""zq17""#, "918273645", #"["zq17"]"#, #"{"zq17": "zq17"}"#, #""../../zq17""#,
    #""zq17\u0000\u202e""#,
  ]
  private static let words = ["zq17", "918273645"]

  /// The path of every value of a fixture.
  private static func places(in fixture: ImportFixture) throws -> [String] {
    try JSONReader.read(fixture.sources().catalogue.bytes).places()
  }

  @Test("is in a file or reported, and no file is elsewhere", arguments: TestTier.some(of: ImportFixture.all))
  func change(of fixture: ImportFixture) throws {
    // One of the values at each path: all of them everywhere would take minutes.
    for (index, place) in try Self.places(in: fixture).enumerated() {
      let value = Self.values[index % Self.values.count]
      var sources = try fixture.sources()
      let root = try JSONReader.read(sources.catalogue.bytes)
        .setting(place, to: value.map { try LocatedValue(json: $0) })
      sources.catalogue = try Self.written(root)
      guard let result = try? CatalogueImport.run(sources) else { continue }
      #expect(result.files.allSatisfy { Self.isExpected($0.path) })
      #expect(Set(result.files.map(\.path)).count == result.files.count)
      let isWritten = result.texts.values.contains { text in Self.words.contains { text.contains($0) } }
      let isReported = try Self.reports(result, of: place, in: sources.catalogue)
      #expect(value == nil || isWritten || isReported, "\(place) = \(value ?? "")")
    }
  }

  private static func written(_ root: LocatedValue) throws -> SourceText {
    var writer = JSONWriter()
    writer.value(root)
    return SourceText(path: "catalogue.json", bytes: writer.finish())
  }

  private static func isExpected(_ path: String) -> Bool {
    path.wholeMatch(of: /catalogue\.yaml|(brands\/[a-z0-9-]{2,40}\.yaml)|(logos\/[a-z0-9-]{2,40}\.svg)/)
      != nil
  }

  /// Whether a finding is at a value, at what is in it or at what it is in.
  private static func reports(_ result: ImportResult, of place: String, in source: SourceText) throws -> Bool
  {
    let steps = place.split(separator: "/").map(String.init)
    let root = try JSONReader.read(source.bytes)
    let value = root[place: place]
    let around = (0..<steps.count).compactMap { root[place: steps.prefix($0).joined(separator: "/")] }
    let brands = around.compactMap { ($0.object?["id"] ?? $0.object?["name"])?.span }
    let keys = around.compactMap { value in steps.compactMap { value.object?.member($0)?.keySpan }.last }
    let within = [value].compactMap(\.self) + (value?.places().compactMap { value?[place: $0] } ?? [])
    let spans = brands + keys + within.map(\.span) + (around + within).map { $0.span.prefix(1) }
    let reported = Set(spans.map(source.location))
    return result.diagnostics.contains { $0.location.map(reported.contains) ?? false }
  }
}
