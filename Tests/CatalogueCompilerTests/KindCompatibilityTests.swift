import Diagnostics
import TestSupport
import Testing

@testable import CatalogueDifferences
@testable import CatalogueRules
@testable import CatalogueSources

@Suite("What a newer schema promises to apps of an older one")
struct KindCompatibilityTests {
  @Test("a reference to another collection is one that apps would look for in the old one")
  func otherCollection() throws {
    let files = try Course.files().schemas.kind
    let schemas = files.schemas.map { schema in
      let text = String(decoding: schema.bytes, as: UTF8.self)
      return Market.text(schema.path, text.replacing(#"{ "to": "roots" }"#, with: #"{ "to": "words" }"#))
    }
    let changed = KindFiles(name: files.name, schemas: schemas, configuration: files.configuration)
    let found = KindCompatibility(from: try KindSchema(files), to: try KindSchema(changed))
    #expect(found.incompatibilities == [.init(field: "roots.parent", change: .otherCollection)])
  }
}
