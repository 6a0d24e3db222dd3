import Diagnostics
import Testing

@testable import CatalogueCompiler
@testable import CatalogueEmit
@testable import CatalogueSources

/// What a kind changes of its collections, and says of their schemas.
extension SeveralCollectionTests {
  @Test("keeps the ids of the only collection that is left")
  func removedCollections() async throws {
    let retired = "kind: course\nschemaVersion: 1\nretired: [{id: pen, collection: words, name: Pen}]\n"
    let old = try Course.files().with("catalogue.yaml", retired).with("roots/q-l-m.yaml", "id: q-l-m\n")
      .with("words/book.yaml", "id: book\nroots: [k-t-b, q-l-m]\n")
    var files = try Course.files { _ in "collections: {roots: {entry: root}}\n" }
    files.schemas.kind.schemas.removeFirst(2)
    files.brands.removeAll { !$0.path.hasPrefix("course/roots/") }
    files.baseline = Market.text("old.json", String(decoding: try await json(old), as: UTF8.self))
    #expect(
      await findings(files) == [
        #"E202 course/catalogue.yaml root "q-l-m" was published on 2026-06-01 and is gone; keep the file, or list it under "retired" in catalogue.yaml: - {id: q-l-m, name: q-l-m}"#
      ])
    // That the others are gone is for releases to report: of each the list and its length.
    let whole = files.with("roots/q-l-m.yaml", "id: q-l-m\n")
    #expect(await findings(whole) == [])
    let released = await Course.pipeline.build(whole, isRelease: true)
    #expect(released.diagnostics.map(\.rule) == Array(repeating: "E403", count: 4))
  }

  @Test("may have categories in lists alone, which its settings then list")
  func listedCategories() async throws {
    let areas =
      #""areas": {"title": "A", "type": "array", "items": {"type": "string"}, "x-reference": {"to": "categories"}}"#
    let files = try Course.files().with(schema: 2, #""note": {"#, areas + #", "note": {"#)
      .with("roots/k-t-b.yaml", "id: k-t-b\nshown: true\nareas: [verbs, nouns]\n")
    let categories =
      "categories:\n- {id: verbs, name: Verbs, minimum: 0, words: []}\n- {id: nuns, name: N, minimum: 0, words: []}\n"
    let settings = "kind: course\nschemaVersion: 1\n" + categories
    #expect(
      await findings(files.with("catalogue.yaml", settings)) == [
        #"E221 course/roots/k-t-b.yaml:3:16 areas "nouns" isn't in catalogue.yaml; did you mean "nuns"?"#
      ])
    #expect(await findings(files.with("catalogue.yaml", settings.replacing("nuns", with: "nouns"))) == [])
  }

  @Test("has the name of its schema's title, or its x-name")
  func namedType() async throws {
    let files = try Course.files().with(
      schema: 2, #""title": "Root","#, #""title": "Word", "x-name": "Radix","#)
    let result = await Course.pipeline.build(files)
    let code = try #require(result.files, "\(result.diagnostics)").first {
      $0.destination == .generated("Course.swift")
    }
    #expect(String(decoding: try #require(code).bytes, as: UTF8.self).contains("public struct Radix:"))
    let names = files.with(schema: 2, #""x-name": "Radix""#, #""x-name": {"swift": "Radix"}"#)
    #expect(
      await findings(names).filter { $0.contains("root.schema.json") } == [
        "E502 schemas/course/root.schema.json:4:30 an entry's type has the same name in every language: write that name alone"
      ])
  }
}
