import CatalogueEmit
import CatalogueSources
import Diagnostics
import TestSupport

/// A market of a kind with no behaviour and four fields.
enum PlainKind {
  private static let schema = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Brand",
      "type": "object",
      "required": ["id", "name", "category"],
      "additionalProperties": false,
      "properties": {
        "id": { "title": "Id", "type": "string", "x-id": true },
        "name": { "title": "Name", "type": "string", "x-search": "name" },
        "category": { "title": "Category", "type": "string", "x-reference": { "to": "categories" } },
        "words": {
          "title": "Search words", "x-search": "keyword", "type": "array", "items": { "type": "string" }
        }
      }
    }
    """#

  /// The sources.
  static func sources() throws -> SourceFiles {
    var files = try BuiltMarket.sources("Tests/Fixtures/market")
    func text(_ file: SourceText, _ text: String) -> SourceText {
      SourceText(path: file.path, bytes: Array(text.utf8))
    }
    files.schemas.kind.schemas[0] = text(files.schemas.kind.schemas[0], schema)
    files.schemas.kind.configuration = text(
      files.schemas.kind.configuration,
      """
      collections:
        brands:
          entry: brand
      header: [country]
      outputs:
        - template: Brands.kt.mustache
        - template: Brands.swift.mustache
        - template: Brands.ts.mustache

      """)
    // What brands have beside it is for their tiles and aliases.
    let categories = "categories:\n  - {id: grocery, name: Supermercati, minimum: 0, words: [supermercato]}\n"
    files.settings = text(
      files.settings, "kind: brands\ncountry: IT\nschemaVersion: 1\n" + categories)
    files.brands = files.brands.map { brand in
      let (id, name) = brand.path.hasSuffix("/pam.yaml") ? ("pam", "Pam") : ("ali", "Alì")
      return text(brand, "id: \(id)\nname: \(name)\ncategory: grocery\nwords: [spesa]\n")
    }
    files.logos = []
    return files
  }

  /// The code, by file name.
  static func code() async throws -> [String: [UInt8]] {
    try await RenamedFields.files(of: sources()).reduce(into: [:]) { code, file in
      if case .generated(let name) = file.destination { code[name] = file.bytes }
    }
  }
}
