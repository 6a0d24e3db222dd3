import CatalogueEmit
import Diagnostics
@testable import CatalogueSources

/// Ids that are spelt from other texts. Their tests are the case compiler/field-spelling.
enum SpellingTests {
  /// A course whose roots have letters.
  /// - Parameter root: what the root `k-t-b` has beside its id.
  static func course(_ root: String) throws -> SourceFiles {
    let names = "spellings: {letters: {ك: k, ت: t, ب: b, ح: h2}}\n"
    var files = try Course.files { $0 + names }.with("roots/k-t-b.yaml", "id: k-t-b\nshown: true\n" + root)
    let schema = files.schemas.kind.schemas[2]
    let text = String(decoding: schema.bytes, as: UTF8.self).replacing(
      "\"x-id\": true,", with: #""x-id": true, "x-spelling": {"of": "letters", "by": "letters"},"#
    ).replacing("\"shown\":", with: #""letters": {"type": "array", "items": {"type": "string"}}, "shown":"#)
    files.schemas.kind.schemas[2] = Market.text(schema.path, text)
    return files
  }
}
