import CatalogueAuthoring
import CatalogueSources
import Diagnostics
import Testing

@Suite("Ids that an import changes")
struct ChangedIDTests {
  /// Imports words and roots, of which the latter have names and records that refer to roots.
  private func result(_ json: String) throws -> ImportResult {
    let step = #""root": {"title": "R", "type": "string", "x-reference": {"to": "roots"}}"#
    let files = try Course.files().with(
      schema: 2, #""note": {"#,
      """
      "name": {"title": "N", "type": "string", "x-search": "name"},
      "steps": {"title": "S", "type": "array", "items": {"title": "Step", "type": "object",
      "additionalProperties": false, "properties": {\(step)}}},
      "note": {
      """)
    return try CatalogueImport.run(
      ImportSources(catalogue: Market.text("old.json", json), schemas: files.schemas))
  }

  @Test("are followed by references, in lists and in records too, and by tombstones")
  func references() throws {
    let result = try result(
      """
      {"lessons": [], "words": [{"id": "book", "roots": ["K!", "q-l-m"]}], "roots": [
      {"id": "K!", "name": "K t b", "parent": "K!", "steps": [{"root": "K!"}]}],
      "tombstones": [{"id": "old", "name": "Old", "collection": "roots", "replacedBy": "K!"}]}
      """)
    #expect(
      result.findings == [#"old.json:2:8: W601: id "K!" isn't valid: it is now "k-t-b", from the name"#])
    let written = result.texts.mapValues { text in
      text.split(separator: "\n").filter { !$0.hasPrefix("#") }.joined(separator: "\n")
    }
    #expect(
      written["roots/k-t-b.yaml"] == """
        id: k-t-b
        name: K t b
        steps:
          - root: k-t-b
        parent: k-t-b
        """)
    #expect(written["words/book.yaml"] == "id: book\nroots:\n  - k-t-b\n  - q-l-m")
    #expect(written["catalogue.yaml"]?.hasSuffix("    replacedBy: k-t-b") == true)
  }

  @Test(
    "leave references as they are where it isn't sure whom they mean",
    arguments: [
      // Two that are imported.
      #"{"id": "K!", "name": "K t b"}, {"id": "K!", "name": "Other"}"#,
      // One that isn't.
      #"{"id": "k-t-b"}, {"id": "K!", "name": "K t b"}"#,
      // An id of another collection.
      #"{"id": "k-t-b"}"#,
    ])
  func unsure(roots: String) throws {
    let result = try result(
      """
      {"lessons": [{"id": "K!", "words": []}], "words": [{"id": "book", "roots": ["K!"]}], "roots": [\(roots)]}
      """)
    #expect(result.texts["words/book.yaml"]?.hasSuffix("roots:\n  - K!\n") == true)
  }

  @Test("can be one of their own where the name's is taken")
  func taken() throws {
    let result = try result(
      """
      {"lessons": [], "words": [], "roots": [{"id": "k-t-b"}, {"id": "Fort 2", "name": "K t b"},
      {"id": "K-T-B", "name": "k t b"}]}
      """)
    #expect(
      result.diagnostics.map { "\($0.message); \($0.fix ?? "")" } == [
        #"this isn't imported: its id "Fort 2" isn't valid, and its name "K t b" gives the id "k-t-b", which is taken (old.json:1:47); leave it out if it is the same root, or give it the id "fort-2""#,
        #"this isn't imported: its id "K-T-B" isn't valid, and its name "k t b" gives the id "k-t-b", which is taken (old.json:1:47); leave it out if it is the same root, or give it another id"#,
      ])
  }
}
