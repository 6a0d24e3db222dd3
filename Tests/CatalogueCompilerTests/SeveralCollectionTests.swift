import Catalogue
import Diagnostics
import JSONSchema
import StrictJSON
import TestSupport
import Testing

@testable import CatalogueAuthoring
@testable import CatalogueCompiler
@testable import CatalogueDifferences
@testable import CatalogueEmit
@testable import CatalogueRules
@testable import CatalogueSources

@Suite("A kind with several collections")
struct SeveralCollectionTests {
  func findings(_ files: SourceFiles) async -> [String] {
    await Course.diagnostics(files).map { "\($0.rule) \($0.location?.description ?? "") \($0.message)" }
  }

  func json(_ files: SourceFiles) async throws -> [UInt8] {
    let result = await Course.pipeline.build(files)
    let file = result.files?.first { $0.destination == .catalogue }
    return try #require(file, "\(result.diagnostics.map(\.message))").bytes
  }

  @Test("is published list by list, and its tombstones name their collection")
  func published() async throws {
    let files = try Course.files().with(
      "catalogue.yaml",
      """
      kind: course
      schemaVersion: 1
      retired:
        - {id: pen, collection: words, name: Pen, replacedBy: book}

      """)
    let json = try await json(files)
    #expect(
      String(decoding: json, as: UTF8.self) == """
        {
          "schemaVersion": 1,
          "version": "2026-06-01",
          "revision": 1,
          "lessonCount": 1,
          "lessons": [
            {
              "id": "one",
              "words": [
                "book",
                "desk"
              ]
            }
          ],
          "wordCount": 2,
          "words": [
            {
              "id": "book",
              "roots": [
                "k-t-b"
              ]
            },
            {
              "id": "desk",
              "roots": [
                "k-t-b"
              ]
            }
          ],
          "rootCount": 1,
          "roots": [
            {
              "id": "k-t-b",
              "shown": true,
              "note": null,
              "parent": null
            }
          ],
          "tombstones": [
            {
              "collection": "words",
              "id": "pen",
              "name": "Pen",
              "status": "merged",
              "endedOn": null,
              "replacedBy": "book"
            }
          ]
        }

        """)
    let schema = try PublishedSchema.compiled(of: files.schemas.kind)
    #expect(schema.validate(try JSONReader.read(json)).isEmpty)
    #expect(try PublishedCatalogue(decoding: json, by: KindSchema(files.schemas.kind)).json() == json)
  }

  @Test("reports a broken reference once, with the nearest id of the collection it leads to")
  func brokenReference() async throws {
    let files = try Course.files().with("words/desk.yaml", "id: desk\nroots: [k-t-d]\n")
    #expect(
      await findings(files) == [
        #"E221 course/words/desk.yaml:2:9 roots "k-t-d" doesn't exist; did you mean "k-t-b"?"#
      ])
  }

  @Test("reports an id that a list has twice, which the schema doesn't forbid")
  func repeatedReference() async throws {
    let files = try Course.files().with("words/desk.yaml", "id: desk\nroots: [k-t-b, k-t-b]\n")
    #expect(
      await findings(files) == [#"E221 course/words/desk.yaml:2:16 roots has "k-t-b" twice; delete one"#])
    let lesson = try Course.files().with("lessons/one.yaml", "id: one\nwords: [book, desk, book]\n")
    #expect(
      await findings(lesson) == [#"E221 course/lessons/one.yaml:2:21 words has "book" twice; delete one"#])
  }

  @Test(
    "reports a circle of references once, where it closes",
    arguments: [
      (["a": "a"], #"a.yaml:2:9 parent chain a -> a is a loop"#),
      (["a": "b", "b": "a"], #"b.yaml:2:9 parent chain a -> b -> a is a loop"#),
      (["a": "c", "c": "b", "b": "c"], #"b.yaml:2:9 parent chain c -> b -> c is a loop"#),
    ])
  func circles(parents: [String: String], finding: String) async throws {
    let files = try parents.reduce(into: Course.withoutCircles()) { files, entry in
      files = files.with("roots/\(entry.key).yaml", "id: \(entry.key)\nparent: \(entry.value)\n")
        .with("words/\(entry.key).yaml", "id: \(entry.key)\nroots: [\(entry.key)]\n")
    }.with("lessons/two.yaml", "id: two\nwords: [\(parents.keys.sorted().joined(separator: ", "))]\n")
    #expect(await findings(files) == ["E704 course/roots/" + finding])
  }

  @Test("a chain may be as long as a catalogue, and two ways may lead to one entry")
  func longChain() async throws {
    var files = try Course.withoutCircles()
    let ids = (0..<600).map { "r\($0)" }
    for (id, parent) in zip(ids, ids.dropFirst() + ["k-t-b"]) {
      files = files.with("roots/\(id).yaml", "id: \(id)\nparent: \(parent)\n")
    }
    files = files.with("words/all.yaml", "id: all\nroots: [\(ids.joined(separator: ", "))]\n")
      .with("lessons/two.yaml", "id: two\nwords: [all]\n")
      .with("roots/other.yaml", "id: other\nparent: r599\n")
      .with("words/other.yaml", "id: other\nroots: [other]\n")
      .with("lessons/three.yaml", "id: three\nwords: [other]\n")
    #expect(await findings(files) == [])
    files = files.with("roots/k-t-b.yaml", "id: k-t-b\nshown: true\nparent: r0\n")
    let found = await findings(files)
    #expect(
      found == [
        "E704 course/roots/r599.yaml:2:9 parent chain k-t-b -> r0 -> r1 -> r2 -> r3 -> … -> r596 -> r597 -> r598 -> r599 -> k-t-b is a loop"
      ])
  }

  @Test("reports an entry that too many have, and one that none has")
  func referrers() async throws {
    let files = try Course.files().with("lessons/two.yaml", "id: two\nwords: [desk]\n")
      .with("words/pen.yaml", "id: pen\nroots: []\n").with("roots/q-l-m.yaml", "id: q-l-m\n")
    #expect(
      await findings(files) == [
        #"E702 course/lessons/two.yaml:2:9 words "desk" also belongs to one; at most 1 lesson may have it"#,
        #"E702 course/roots/q-l-m.yaml:1:5 0 words have "q-l-m" among roots; there must be at least 1"#,
        #"E702 course/words/pen.yaml:1:5 0 lessons have "pen" among words; there must be at least 1"#,
      ])
  }

  @Test(
    "counts for each entry that others refer to, where it has the words that are asked for",
    arguments: [
      ("id: k-t-b\n", "roots: []", []), ("id: k-t-b\nshown: yes\n", "roots: []", ["E102"]),
      ("id: k-t-b\nshown: true\n", "roots: []", ["W703"]),
      ("id: k-t-b\nshown: true\n", "roots: 7", ["E102"]),
    ])
  func counts(root: String, roots: String, rules: [String]) async throws {
    let files = try Course.files().with("roots/k-t-b.yaml", root).with(
      "words/desk.yaml", "id: desk\n\(roots)\n")
    let found = await Course.diagnostics(files)
    #expect(found.map(\.rule) == rules, "\(found)")
    #expect(
      found.filter { $0.rule == "W703" }.map { "\($0.location?.description ?? "") \($0.message)" }
        == (rules == ["W703"]
          ? [
            #"course/roots/k-t-b.yaml:1:5 1 word has roots "k-t-b"; kind.yaml asks for at least 2 where it has shown true"#
          ] : []))
  }

  @Test("lets ids be retired that are shorter and longer than those of brands")
  func retiredIDs() async throws {
    let long = String(repeating: "x", count: 50)
    let retired =
      "{id: a, name: A, collection: words}, {id: \(long), name: B, collection: words, replacedBy: book}"
    let settings = "kind: course\nschemaVersion: 1\nretired: [\(retired)]\n"
    #expect(await findings(try Course.files().with("catalogue.yaml", settings)) == [])
  }

  @Test("keeps the ids of each collection by themselves")
  func ids() async throws {
    var files = try Course.files().with("words/one.yaml", "id: one\nroots: [k-t-b]\n")
      .with("lessons/one.yaml", "id: one\nwords: [book, desk, one]\n").with("roots/k-t-b.yaml", "id: k-t-b\n")
    files.baseline = Market.text("course.json", String(decoding: try await json(files), as: UTF8.self))
    #expect(await findings(files) == [])
    files.brands.removeAll { $0.path == "course/words/one.yaml" }
    files = files.with("lessons/one.yaml", "id: one\nwords: [book, desk]\n")
    #expect(
      await findings(files) == [
        #"E202 course/catalogue.yaml word "one" was published on 2026-06-01 and is gone; keep the file, or list it under "retired" in catalogue.yaml: - {id: one, collection: words, name: one}"#
      ])
    let listed = "kind: course\nschemaVersion: 1\nretired:\n- {id: one, collection: words, name: one}\n"
    #expect(await findings(files.with("catalogue.yaml", listed)) == [])
    let retired = "kind: course\nschemaVersion: 1\nretired: [{id: one, name: One"
    #expect(await findings(files.with("catalogue.yaml", retired + ", collection: words}]\n")) == [])
    #expect(
      await findings(files.with("catalogue.yaml", retired + "}]\n")).last
        == #"E102 course/catalogue.yaml:3:16 retired id "one" needs "collection": one of lessons, words, roots"#
    )
    #expect(
      await findings(files.with("catalogue.yaml", retired + ", collection: wodrs}]\n")).last
        == #"E102 course/catalogue.yaml:3:44 there is no collection "wodrs"; did you mean "words"?"#)
  }

  @Test("is compared entry by entry, each with what it is")
  func compared() async throws {
    let old = try Course.files()
    let new = try Course.files().with("words/one.yaml", "id: one\nroots: [k-t-b]\n")
      .with("lessons/one.yaml", "id: one\nwords: [book, desk, one]\n").with("roots/k-t-b.yaml", "id: k-t-b\n")
    let (before, after) = (try await json(old), try await json(new))
    let difference = CatalogueDifference(
      from: try ReleasedCatalogue(SourceText(path: "old.json", bytes: before)),
      to: try ReleasedCatalogue(SourceText(path: "new.json", bytes: after)),
      by: try ComparedFields(old.schemas.kind))
    let printer = DifferencePrinter(format: .text, isColoured: false)
    #expect(
      String(decoding: printer.print(difference), as: UTF8.self) == """
        Catalogue 2026-06-01: 1 added, 2 changed

        The same version
          the content changed under 2026-06-01: apps that have that version keep the older content

        Added
          word one (one)

        Changed
          lesson one (one): words: added "one"
          root k-t-b (k-t-b): shown: true → false

        """)
    let file = try Project.bytes("schemas/difference.schema.json")
    let schema = try Schema(try JSONReader.read(file))
    #expect(schema.validate(try JSONReader.read(difference.json())).isEmpty)
  }

  @Test(
    "has look-ups with names of their own",
    arguments: [
      (#""reverse": "words""#, #""reverse": "shown""#, "roots have a field \"shown\" already"),
      (#""reverse": "words""#, #""reverse": "find""#, "\"find\" can't be a name in code"),
      (#""to": "roots""#, #""to": "rots""#, "there is no collection \"rots\"; did you mean \"roots\"?"),
    ])
  func lookups(written: String, instead: String, message: String) async throws {
    var files = try Course.files()
    let schema = files.schemas.kind.schemas[1]
    let text = String(decoding: schema.bytes, as: UTF8.self).replacing(written, with: instead)
    files.schemas.kind.schemas[1] = Market.text(schema.path, text)
    let found = await findings(files)
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.hasPrefix("E502 schemas/course/word.schema.json:") == true, "\(found)")
    #expect(found.first?.contains(message) == true, "\(found)")
  }

  @Test(
    "has count targets of its collections",
    arguments: [
      ("of: words", "of: verbs", "6:10 \"of\" must name a collection: lessons or words or roots"),
      (
        "by: [roots], ", "",
        "6:17 \"for\" needs \"by\" with one field that refers to entries"
      ),
      ("shown: true", "shows: true", "6:36 \"for\" must name fields with an enum, true or false"),
      (
        "by: [roots], for: {shown: true}", "by: [rots]",
        "6:22 \"by\" must name fields with an enum, or one field that refers to entries: did you mean \"roots\"?"
      ),
    ])
  func countMistakes(written: String, instead: String, finding: String) async throws {
    let files = try Course.files { $0.replacing(written, with: instead) }
    #expect(await findings(files) == ["E502 schemas/course/kind.yaml:\(finding)"])
  }

  @Test("combines no references in a count target, and says where there is nothing to combine")
  func countedReferences() async throws {
    let files = try Course.files {
      $0.replacing("by: [roots], for: {shown: true}", with: "by: [roots, roots]")
    }
    #expect(
      await findings(files).first
        == #"E502 schemas/course/kind.yaml:6:22 "by" must name fields with an enum, or one field alone that refers to entries; words have no enum"#
    )
  }

  @Test("is counted list by list")
  func statistics() async throws {
    let statistics = try await CatalogueStatistics(try Course.files())
    let text = StatisticsPrinter(format: .text, isColoured: false).print(statistics)
    #expect(
      String(decoding: text, as: UTF8.self) == """
        Collection  Entries  Retired
        Lessons           1        0
        Words             2        0
        Roots             1        0
        All               4        0

        Left out, of 4 entries
          lesson.words  0    0 %
          word.roots    0    0 %
          root.note     1  100 %
          root.parent   1  100 %

        """)
  }

  @Test("has new entries in the folder of their collection")
  func newEntry() async throws {
    let author = try await BrandAuthor(try Course.files(), collection: 1)
    let file = author.file(for: BrandDraft(id: "pen"))
    #expect(file.path == "course/words/pen.yaml")
    #expect(
      String(decoding: file.bytes, as: UTF8.self) == """
        # yaml-language-server: $schema=../../../schemas/course/word.schema.json
        id: pen

        """)
    #expect(author.problems(with: BrandDraft(id: "one")) == [])
    #expect(
      author.problems(with: BrandDraft(id: "book")).first
        == "there is already \"book\": course/words/book.yaml")
  }

  @Test(
    "has types with names of their own, whether its kind.yaml names outputs or not",
    arguments: [
      (#""title": "Root","#, #""title": "Word","#, "code would have two types \"Word\""),
      (#""title": "Root","#, #""title": "String","#, "code can't have a type \"String\""),
      (#""title": "Root","#, #""title": "Int64","#, "code can't have a type \"Int64\""),
      (#""title": "Root","#, #""title": "Sequence","#, "code can't have a type \"Sequence\""),
      (#""title": "Root","#, #""title": "!!","#, "code can't have a type \"\""),
    ])
  func typeNames(written: String, instead: String, message: String) async throws {
    var files = try Course.files {
      $0 + "outputs: [{template: Entries.swift.mustache, file: Course.swift}]\n"
    }
    let schema = files.schemas.kind.schemas[2]
    let text = String(decoding: schema.bytes, as: UTF8.self).replacing(written, with: instead)
    files.schemas.kind.schemas[2] = Market.text(schema.path, text)
    let found = await findings(files)
    #expect(!found.isEmpty && found.allSatisfy { $0.hasPrefix("E502 schemas/course/kind.yaml") }, "\(found)")
    #expect(found.contains { $0.contains(message) }, "\(found)")
  }

  private func imported(_ json: String) throws -> ImportResult {
    let files = try Course.files()
    return try CatalogueImport.run(
      ImportSources(catalogue: Market.text("old.json", json), schemas: files.schemas))
  }

  @Test("is imported as the files that it was published from")
  func imported() async throws {
    let files = try Course.files().with("lessons/1.yaml", "id: \"1\"\n").with(
      "catalogue.yaml",
      "kind: course\nschemaVersion: 1\nretired:\n  - {id: one, collection: words, name: One, replacedBy: book}\n"
    )
    let json = try await json(files)
    let result = try imported(String(decoding: json, as: UTF8.self))
    #expect(result.findings.map { $0.prefix(14) } == ["old.json:3:3: ", "old.json:4:3: "])
    var again = try Course.files()
    again.brands = []
    for (path, text) in result.texts { again = again.with(path, text) }
    #expect(try await self.json(again) == json)
  }

  @Test("is imported whole, or not at all")
  func importedParts() throws {
    let error = #expect(throws: UnreadableInput.self) { try imported(#"{"words": [], "lessons": []}"#) }
    #expect(error?.diagnostics.map(\.message) == ["\"roots\" is missing, or no array"])
    #expect(error?.diagnostics.map(\.fix) == ["write \"roots\": [] where there are no roots"])
    #expect(throws: UnreadableInput.self) { try imported("[]") }
  }

  @Test("is imported with ids that two collections have, and without tombstones of no collection")
  func importedTombstones() throws {
    let result = try imported(
      """
      {"lessons": [{"id": "one"}], "words": [{"id": "one"}, {"id": "two"}], "roots": [],
      "tombstones": [{"id": "two", "name": "Two", "collection": "words"}, {"id": "old", "collection": "wrds"}]}
      """)
    #expect(
      result.findings == [
        #"old.json:1:62: E601: this isn't imported: id "two" is taken (old.json:2:23)"#,
        "old.json:2:76: E601: this tombstone isn't imported: it is of no collection",
      ])
    #expect(result.texts.keys.sorted() == ["catalogue.yaml", "lessons/one.yaml", "words/one.yaml"])
  }
}
