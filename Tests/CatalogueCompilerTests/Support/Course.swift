import Catalogue
import Diagnostics

@testable import CatalogueCompiler
@testable import CatalogueRules
@testable import CatalogueSources

/// A kind of several collections: lessons have words, and words have roots.
enum Course {
  private static func schema(_ title: String, _ fields: String) -> SourceText {
    Market.text(
      "schemas/course/\(title.lowercased()).schema.json",
      """
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "https://course.example/\(title.lowercased()).schema.json",
        "title": "\(title)",
        "description": "an object with at least id",
        "examples": [{ "id": "one" }],
        "type": "object",
        "required": ["id"],
        "additionalProperties": false,
        "$defs": {
          "id": { "title": "Id of \(title)", "description": "an id", "examples": ["one"], "type": "string" }
        },
        "properties": {
          "id": { "title": "Id", "x-id": true, "$ref": "#/$defs/id" },
          \(fields)
        }
      }

      """)
  }

  private static func list(_ name: String, _ reference: String) -> String {
    """
    "\(name)": {
      "title": "\(name)", "description": "a list of ids", "examples": [["one"]], "type": "array",
      "x-reference": \(reference), "items": { "title": "Id", "$ref": "#/$defs/id" }
    }
    """
  }

  private static let kind = """
    collections:
      lessons: {entry: lesson}
      words: {entry: word}
      roots: {entry: root}
    counts:
      - {of: words, by: [roots], for: {shown: true}, minimum: 2, maximum: 2, severity: warning}

    """

  /// A course of one lesson without a mistake.
  /// - Parameter change: changes `kind.yaml`.
  static func files(_ change: (String) -> String = { $0 }) throws -> SourceFiles {
    let schemas = [
      schema("Lesson", list("words", #"{ "to": "words", "reverse": "lesson", "minimum": 1, "maximum": 1 }"#)),
      schema("Word", list("roots", #"{ "to": "roots", "reverse": "words", "minimum": 1 }"#)),
      schema(
        "Root",
        #"""
        "shown": { "title": "S", "description": "true", "examples": [true], "type": "boolean", "default": false },
        "note": {
          "title": "Note", "description": "a text", "examples": ["yes"], "type": "string",
          "x-text": { "language": "ar", "direction": "rtl", "marks": "kept" }
        },
        "parent": {
          "title": "Parent", "description": "an id", "examples": ["one"], "type": "string",
          "x-reference": { "to": "roots" }
        }
        """#),
    ]
    let kind = KindFiles(
      name: "course", schemas: schemas,
      configuration: Market.text("schemas/course/kind.yaml", change(kind)))
    var files = SourceFiles(
      settings: Market.text("course/catalogue.yaml", "kind: course\nschemaVersion: 1\n"), brands: [],
      logos: [], schemas: SchemaFiles(kind: kind, settings: try ProjectFiles.schemas().settings),
      cataloguePath: "course.json")
    files.templates = try ProjectFiles.templates()
    return files.with("lessons/one.yaml", "id: one\nwords: [book, desk]\n")
      .with("words/book.yaml", "id: book\nroots: [k-t-b]\n")
      .with("words/desk.yaml", "id: desk\nroots: [k-t-b]\n")
      .with("roots/k-t-b.yaml", "id: k-t-b\nshown: true\n")
  }

  static let pipeline = CataloguePipeline(today: CalendarDate("2026-06-01") ?? .earliest, jobs: 1)

  static func diagnostics(_ files: SourceFiles) async -> [Diagnostic] {
    await pipeline.build(files).diagnostics
  }
}

extension SourceFiles {
  /// The same with another file, or another text of one.
  func with(_ name: String, _ text: String) -> SourceFiles {
    var files = self
    let file = Market.text("course/" + name, text)
    if name == "catalogue.yaml" {
      files.settings = file
    } else {
      files.brands.removeAll { $0.path == file.path }
      files.brands.append(file)
    }
    return files
  }
}
