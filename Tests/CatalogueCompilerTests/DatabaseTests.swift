import Catalogue
import Diagnostics
import TestSupport
import Testing

@testable import CatalogueCompiler
@testable import CatalogueEmit
@testable import CatalogueSources

/// The tables and rows of a catalogue, loaded as an app's database is over two releases: each twice, and with rows of the
/// app that refer to entries.
@Suite("Catalogues in a database")
struct DatabaseTests {
  private static func course(_ retired: String = "") throws -> SourceFiles {
    var files = try Course.files { kind in
      kind + """
        outputs:
          - {template: Entries.swift.mustache, file: Course.swift}
          - {template: Entries.ddl.sql.mustache, file: tables.sql}
          - {template: Entries.sql.mustache, file: seed.sql}

        """
    }
    files = files.with("catalogue.yaml", "kind: course\nschemaVersion: 1\n" + retired)
    return files.with(
      "roots/k-t-b.yaml",
      #"id: k-t-b\#nparent: q-l-m\#nnote: "It's \"so\"; DROP TABLE roots; -- \\ é $1.""# + "\n"
    )
    .with("roots/q-l-m.yaml", "id: q-l-m\nparent: k-t-b\n")
  }

  /// The first release: three words in one lesson.
  private static func first() throws -> SourceFiles {
    try course().with("lessons/one.yaml", "id: one\nwords: [book, desk, pen]\n")
      .with("words/pen.yaml", "id: pen\nroots: [q-l-m, k-t-b]\n")
  }

  /// The second: in another order, in two lessons, with a new word, and without one.
  private static func second() throws -> SourceFiles {
    try course("retired: [{id: pen, collection: words, name: Pen, replacedBy: book}]\n")
      .with("lessons/one.yaml", "id: one\nwords: [desk, book]\n")
      .with("lessons/two.yaml", "id: two\nwords: [ink]\n")
      .with("words/ink.yaml", "id: ink\nroots: [q-l-m]\n")
  }

  private static let questions = [
    #"SELECT id, lesson_id, "order", retired_at, replaced_by FROM words ORDER BY id"#,
    "SELECT id, word_count FROM lessons ORDER BY id",
    "SELECT word_id, root_id FROM word_roots ORDER BY word_id, root_id",
    "SELECT id, parent_id, note FROM roots ORDER BY id",
    "SELECT cards.word_id, note, replaced_by FROM cards JOIN words ON words.id = word_id ORDER BY word_id",
  ]

  private static let answers = [
    "book|one|1||", "desk|one|0||", "ink|two|0||", "pen|||2026-06-01|book",
    "one|2", "two|1",
    "book|k-t-b", "desk|k-t-b", "ink|q-l-m",
    #"k-t-b|q-l-m|It's "so"; DROP TABLE roots; -- \ é $1."#, "q-l-m|k-t-b|",
    "desk|mine too|", "pen|mine|book",
  ]

  /// Writes the files, in the order in which they are loaded.
  private func write(into folder: TemporaryFolder) async throws -> [String] {
    let first = try await files(of: try Self.first())
    let second = try await files(of: try Self.second())
    let tables = try folder.write("tables.sql", try #require(first["tables.sql"]))
    let (old, new) = (
      try folder.write("old.sql", try #require(first["seed.sql"])),
      try folder.write("new.sql", try #require(second["seed.sql"]))
    )
    let cards = try folder.write(
      "cards.sql",
      """
      CREATE TABLE cards (word_id TEXT NOT NULL REFERENCES words (id), note TEXT);
      INSERT INTO cards VALUES ('pen', 'mine'), ('desk', 'mine too');
      """.utf8)
    #expect(second["tables.sql"] == first["tables.sql"])
    // Back, as after a release that was withdrawn, and forth.
    return [tables, tables, old, old, cards, new, new, old, new]
  }

  private func files(of sources: SourceFiles) async throws -> [String: [UInt8]] {
    let pipeline = CataloguePipeline(today: try #require(CalendarDate("2026-06-01")), jobs: 1)
    let result = await pipeline.build(sources)
    let files = try #require(result.files, "\(result.diagnostics.map(\.message))")
    return files.reduce(into: [:]) { files, file in
      if case .generated(let name) = file.destination { files[name] = file.bytes }
    }
  }

  @Test("are the same after every load in SQLite")
  func sqlite() async throws {
    let folder = try TemporaryFolder()
    let paths = try await write(into: folder)
    let program = """
      import sqlite3, sys
      base = sqlite3.connect(":memory:")
      base.execute("PRAGMA foreign_keys = ON")
      for path in sys.argv[2:]:
          base.executescript(open(path, encoding="utf-8").read())
      for question in sys.argv[1].split(";"):
          for row in base.execute(question):
              print("|".join("" if value is None else str(value) for value in row))
      assert base.execute("PRAGMA foreign_key_check").fetchall() == []
      """
    let result = try Program.run(
      ["python3", "-c", program, Self.questions.joined(separator: ";")] + paths, in: folder.path,
      environment: ["PYTHONUTF8": "1"])
    #expect(result.errors == "")
    #expect(result.lines == Self.answers)
  }

  @Test(
    "are the same after every load in PostgreSQL",
    .enabled(if: TestTier.isSlow && Program.isThere("postgres"), "run scripts/require postgres"))
  func postgres() async throws {
    let folder = try TemporaryFolder()
    let paths = try await write(into: folder)
    let result = try Program.run(
      ["scripts/postgres", "psql", "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1"]
        + paths.flatMap { ["-f", $0] } + Self.questions.flatMap { ["-c", $0] })
    #expect(result.lines == Self.answers, "\(result.errors)")
    #expect(result.status == 0)
  }

  /// Both releases with UUIDs in place of ids.
  private static let namespace = "7d444840-9dc0-11d1-b245-5ffdce74fad2"

  private func writeWithUUIDs(into folder: TemporaryFolder) async throws -> [String] {
    func files(_ sources: SourceFiles) async throws -> [String: [UInt8]] {
      var sources = sources
      let kind = sources.schemas.kind.configuration
      sources.schemas.kind.configuration = Market.text(
        kind.path,
        String(decoding: kind.bytes, as: UTF8.self)
          .replacing(".sql}", with: ".sql, uuidNamespace: \(Self.namespace)}"))
      return try await self.files(of: sources)
    }
    let (first, second) = (try await files(try Self.first()), try await files(try Self.second()))
    let tables = try folder.write("tables.sql", try #require(first["tables.sql"]))
    let old = try folder.write("old.sql", try #require(first["seed.sql"]))
    let new = try folder.write("new.sql", try #require(second["seed.sql"]))
    return [tables, tables, old, old, new, new, old, new]
  }

  /// A column of a database, and what it is the UUID of.
  private static let uuidQuestions = [
    "SELECT id, 'words/' || catalogue_id FROM words ORDER BY catalogue_id",
    "SELECT lesson_id, 'lessons/' || CASE catalogue_id WHEN 'ink' THEN 'two' ELSE 'one' END FROM words WHERE catalogue_id <> 'pen' ORDER BY catalogue_id",
    "SELECT replaced_by, 'words/book' FROM words WHERE catalogue_id = 'pen'",
    "SELECT parent_id, 'roots/' || CASE catalogue_id WHEN 'q-l-m' THEN 'k-t-b' ELSE 'q-l-m' END FROM roots ORDER BY catalogue_id",
    "SELECT word_id, 'words/ink' FROM word_roots JOIN roots ON roots.id = root_id WHERE catalogue_id = 'q-l-m'",
  ]

  @Test("with UUIDs, these are those that Python makes of the collection and the id")
  func uuids() async throws {
    let folder = try TemporaryFolder()
    let paths = try await writeWithUUIDs(into: folder)
    let program = """
      import sqlite3, sys, uuid
      base = sqlite3.connect(":memory:")
      base.execute("PRAGMA foreign_keys = ON")
      for path in sys.argv[3:]:
          base.executescript(open(path, encoding="utf-8").read())
      for question in sys.argv[1].split(";"):
          rows = base.execute(question).fetchall()
          assert rows, question
          for found, name in rows:
              assert found == str(uuid.uuid5(uuid.UUID(sys.argv[2]), name)), (question, found, name)
      assert base.execute("PRAGMA foreign_key_check").fetchall() == []
      print(base.execute("SELECT count(*) FROM words").fetchone()[0])
      """
    let result = try Program.run(
      ["python3", "-c", program, Self.uuidQuestions.joined(separator: ";"), Self.namespace] + paths,
      in: folder.path, environment: ["PYTHONUTF8": "1"])
    #expect(result.errors == "")
    #expect(result.lines == ["4"])
  }

  @Test(
    "PostgreSQL takes them as its own type",
    .enabled(if: TestTier.isSlow && Program.isThere("postgres"), "run scripts/require postgres"))
  func postgresUUIDs() async throws {
    let folder = try TemporaryFolder()
    let paths = try await writeWithUUIDs(into: folder)
    let question =
      "SELECT count(*), pg_typeof(max(id::text)::uuid), bool_and(pg_typeof(id) = 'uuid'::regtype) FROM words"
    let result = try Program.run(
      ["scripts/postgres", "psql", "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1"]
        + paths.flatMap { ["-f", $0] } + ["-c", question])
    #expect(result.lines == ["4|uuid|t"], "\(result.errors)")
  }

  @Test(
    "a namespace that other files of the database don't have, or that isn't for one, is reported",
    arguments: [
      ("tables.sql}", "seed.sql would have other ids than tables.sql"),
      ("seed.sql}", "seed.sql would have other ids than tables.sql"),
      ("Course.swift}", "\"uuidNamespace\" is for tables of a database"),
    ])
  func namespaces(output: String, message: String) async throws {
    var files = try Self.first()
    let kind = files.schemas.kind.configuration
    files.schemas.kind.configuration = Market.text(
      kind.path,
      String(decoding: kind.bytes, as: UTF8.self)
        .replacing(output, with: output.dropLast() + ", uuidNamespace: \(Self.namespace)}"))
    let found = await Course.diagnostics(files)
    #expect(found.map(\.message) == [message])
    #expect(found.first?.rule == "E503")
  }

  @Test(
    "a name that a database can't have is reported at the output",
    arguments: [
      ("ctid", "a database has something else called \"ctid\": choose another name"),
      (String(repeating: "a", count: 64), "PostgreSQL would cut the name"),
    ])
  func names(field: String, message: String) async throws {
    var files = try Self.first()
    let schema = files.schemas.kind.schemas[1]
    let text = String(decoding: schema.bytes, as: UTF8.self).replacing(
      #""roots": {"#,
      with:
        "\"\(field)\": { \"title\": \"T\", \"description\": \"a text\", \"examples\": [\"x\"], \"type\": \"string\" }, \"roots\": {"
    )
    files.schemas.kind.schemas[1] = Market.text(schema.path, text)
    let found = await Course.diagnostics(files)
    #expect(found.map(\.rule) == ["E501"])
    #expect(found.allSatisfy { $0.message.contains(message) }, "\(found)")
  }

  @Test("a text with a zero, which no database takes, is rejected")
  func zero() async throws {
    let files = try Self.first().with("roots/q-l-m.yaml", "id: q-l-m\nparent: k-t-b\nnote: \"a\\0b\"\n")
    #expect(await Course.diagnostics(files).map(\.rule) == ["E105"])
  }

  @Test("a field whose column would be there twice is reported at the output")
  func clash() async throws {
    var files = try Self.first()
    let schema = files.schemas.kind.schemas[1]
    let text = String(decoding: schema.bytes, as: UTF8.self).replacing(
      #""roots": {"#,
      with:
        #""lessonId": { "title": "L", "description": "a text", "examples": ["x"], "type": "string" }, "roots": {"#
    )
    files.schemas.kind.schemas[1] = Market.text(schema.path, text)
    let found = await Course.diagnostics(files)
    #expect(
      found.map { "\($0.rule) \($0.location?.description ?? "") \($0.message)" } == [
        #"E501 schemas/course/kind.yaml:9:16 table "words" would have two columns "lesson_id": give the field another name"#
      ])
  }

  @Test("two lists that a parent has of the same children are tables of their own")
  func twoLists() async throws {
    var files = try Self.first().with(
      "lessons/one.yaml", "id: one\nwords: [book, desk]\nextras: [pen, book]\n")
    let schema = files.schemas.kind.schemas[0]
    let list = #""title": "L", "description": "a list of ids", "examples": [["one"]], "type": "array""#
    let text = String(decoding: schema.bytes, as: UTF8.self).replacing("\"minimum\": 1, ", with: "")
      .replacing(
        #""words": {"#,
        with: """
          "extras": {
            \(list), "x-reference": { "to": "words", "maximum": 1 },
            "items": { "title": "Id", "$ref": "#/$defs/id" }
          },
          "words": {
          """)
    files.schemas.kind.schemas[0] = Market.text(schema.path, text)
    let written = try await self.files(of: files)
    let folder = try TemporaryFolder()
    for name in ["tables.sql", "seed.sql"] { try folder.write(name, try #require(written[name])) }
    let program = """
      import sqlite3
      base = sqlite3.connect(":memory:")
      for name in ["tables.sql", "seed.sql", "seed.sql"]:
          base.executescript(open(name, encoding="utf-8").read())
      for table in ["lesson_words", "lesson_extras"]:
          print(base.execute(f'SELECT word_id FROM {table} ORDER BY lesson_id, "order"').fetchall())
      """
    let result = try Program.run(
      ["python3", "-c", program], in: folder.path, environment: ["PYTHONUTF8": "1"])
    #expect(result.lines == ["[('book',), ('desk',)]", "[('pen',), ('book',)]"], "\(result.errors)")
  }
}
