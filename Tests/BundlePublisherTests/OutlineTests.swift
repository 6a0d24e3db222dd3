import BundleTestSupport
import Catalogue
import StrictJSON
import Testing
import UpdateFramework

@testable import BundlePublisher

@Suite("What a publisher reads of a catalogue of any kind")
struct OutlineTests {
  private let course = """
    {
      "schemaVersion": 1, "version": "2026-06-01", "revision": 2,
      "unitCount": 1, "units": [{"id": "first", "wordLists": ["logos/first.svg"]}],
      "wordListCount": 2,
      "wordLists": [{"id": "a", "picture": "logos/a.svg", "other": "logos/b.svg"}, {"id": "b", "name": "b.svg"}],
      "tombstones": [
        {"id": "first", "name": "One", "status": "closed", "collection": "word-lists"},
        {"id": "zero", "name": "Zero", "status": "merged", "replacedBy": "first", "collection": "units"}
      ]
    }
    """

  private func outline(replacing old: String = "", with new: String = "") throws -> CatalogueOutline {
    try CatalogueOutline(decoding: Array((old.isEmpty ? course : course.replacing(old, with: new)).utf8))
  }

  @Test("its version, its lists and the files of its entries are read")
  func content() throws {
    let outline = try outline()
    #expect(outline.version.description == "2026-06-01 revision 2")
    #expect(outline.collections.map(\.name) == ["units", "wordLists"])
    #expect(outline.collections.map(\.count) == ["unitCount", "wordListCount"])
    #expect(outline.collections.map(\.ids) == [["first"], ["a", "b"]])
    #expect(outline.collections.map(\.tombstones) == [["zero"], ["first"]])
    #expect(outline.assets.map(\.path) == ["logos/a.svg"])
    #expect(outline.country == nil)
  }

  /// The hash is what sha256sum prints of "abc".
  @Test("a file that an entry describes belongs to it, and has to be the one that it describes")
  func assets() throws {
    let hash = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    let sound = "\"sound\": {\"path\": \"audio/b.m4a\", \"sha256\": \"\(hash)\", \"length\": 3}"
    var writer = JSONWriter()
    writer.value(try JSONReader.read(Array(course.replacing("\"name\": \"b.svg\"", with: sound).utf8)))
    let json = writer.finish()
    func content(_ text: String) throws(PublishError) -> BundleContent {
      try BundleContent(name: "course.json", json: json, compressed: []) { path in
        Array((path == "audio/b.m4a" ? text : "<svg/>").utf8)
      }
    }
    #expect(try content("abc").files.map(\.path).suffix(2) == ["logos/a.svg", "audio/b.m4a"])
    let error = #expect(throws: PublishError.self) { try content("abd") }
    #expect(error?.description.hasPrefix("audio/b.m4a isn't the file that the catalogue describes") == true)
    #expect(error?.isRejection == true)
  }

  @Test(
    "the two fields after a logo's path are its hash and its length, and it has to be the one that they describe"
  )
  func logoDigest() throws {
    let sample = try SampleCatalogue("2026-06-01", ["alfa"], hasDigests: true)
    let svg = try #require(sample.logos["logos/alfa.svg"])
    let hash = ContentHash(of: svg, by: .sha256).hexadecimal
    #expect(
      try CatalogueOutline(decoding: sample.json).assets == [
        PublishedAsset(path: "logos/alfa.svg", sha256: hash, length: svg.count)
      ])
    #expect(throws: Never.self) { try BundleContent(sample) }
    let error = #expect(throws: PublishError.self) {
      try BundleContent(json: sample.json) { _ in Array("<svg/>".utf8) }
    }
    #expect(
      error?.description.hasPrefix("logos/alfa.svg isn't the file that the catalogue describes") == true)
  }

  @Test(
    "the path of such a file leads nowhere else",
    arguments: [
      "../b.m4a", "audio/../b", "/audio/b", "audio/", "audio", "audio/b/c", "audio/.b", "audio/é", "",
    ])
  func assetPaths(path: String) {
    let error = #expect(throws: CatalogueFormatError.self) {
      try outline(
        replacing: "\"name\": \"b.svg\"",
        with: "\"sound\": {\"path\": \"\(path)\", \"sha256\": \"\", \"length\": 3}")
    }
    #expect(error?.description.contains("wordLists[1].sound.path: a path such as audio/word.m4a") == true)
  }

  @Test("an entry is missed in its own collection, also where another has its id")
  func missing() throws {
    let new = try outline(
      replacing: #""unitCount": 1, "units": [{"id": "first", "wordLists": ["logos/first.svg"]}]"#,
      with: #""unitCount": 0, "units": []"#)
    #expect(new.missing(since: try outline()) == ["first"])
    #expect(try outline().missing(since: new).isEmpty)
    let gone = try outline(replacing: "\"collection\": \"units\"", with: "\"collection\": \"word-lists\"")
    #expect(gone.missing(since: try outline()) == ["zero"])
  }

  @Test("a catalogue of another kind doesn't follow, and nobody is told to list all its ids")
  func otherKind() throws {
    let later = { (version: String) in "\"version\": \"\(version)\"" }
    let other = try CatalogueOutline(
      decoding: Array(
        """
        {"schemaVersion": 1, \(later("2026-06-02")), "revision": 1, "songCount": 0, "songs": [], "tombstones": []}
        """.utf8))
    let error = #expect(throws: PublishError.self) { try Publisher.check(other, follows: outline()) }
    #expect(error?.description.contains("it has songs, and the published one has units, wordLists") == true)
    #expect(error?.isRejection == true)
  }

  @Test("a catalogue of another country doesn't follow")
  func otherCountry() throws {
    let catalogue = { (country: String, day: String) in
      try CatalogueOutline(
        decoding: Array(
          """
          {"schemaVersion": 1, "country": "\(country)", "version": "\(day)", "revision": 1, "songCount": 0,
           "songs": [], "tombstones": []}
          """.utf8))
    }
    let (old, other) = (try catalogue("IT", "2026-06-01"), try catalogue("FR", "2026-06-02"))
    let error = #expect(throws: PublishError.self) { try Publisher.check(other, follows: old) }
    #expect(error?.description.hasPrefix("this catalogue is of FR, and the published one of IT: ") == true)
    try Publisher.check(try catalogue("IT", "2026-06-02"), follows: old)
  }

  @Test(
    "what is no catalogue is refused where it is wrong",
    arguments: [
      ("\"unitCount\": 1", "\"unitCount\": 2", "unitCount: 1, the number of the units"),
      ("\"unitCount\": 1, ", "", "a number for each"),
      ("\"units\": [{\"id\": \"first\"", "\"units\": [{\"id\": \"../first\"", "units[0].id: an id"),
      ("{\"id\": \"b\"", "{\"id\": \"a\"", "wordLists[1].id: an id that no entry"),
      ("\"collection\": \"units\"", "\"collection\": \"lessons\"", "tombstones[1].collection: one of"),
      ("\"revision\": 2", "\"revision\": 0", "revision: "),
      ("\"schemaVersion\": 1", "\"schemaVersion\": 2", "schemaVersion is 2, which this program doesn't read"),
    ])
  func wrong(old: String, new: String, message: String) throws {
    let error = #expect(throws: CatalogueFormatError.self) { try outline(replacing: old, with: new) }
    #expect(error?.description.contains(message) == true, "\(String(describing: error))")
  }
}
