import StrictJSON
import TestSupport
import Testing

@testable import CatalogueCompiler
@testable import CatalogueRules
@testable import CatalogueSources

/// What a kind.yaml says wrong is in the cases compiler/kind-*.
@Suite("kind.yaml")
struct KindTests {
  @Test("the schema of kind.yaml has the behaviours and their parts")
  func schemaOfKinds() throws {
    let schema = try JSONReader.read(Project.bytes("schemas/kind.schema.json"))
    let behaviours = schema.object?["properties"]?.object?["behaviours"]?.object?["properties"]?.object
    let parts = BehaviourParts.all.map { "\($0.behaviour) \($0.name)" }
    let listed = (behaviours?.members ?? []).flatMap { behaviour in
      (behaviour.value.object?["properties"]?.object?.members ?? []).map { "\(behaviour.key) \($0.key)" }
    }
    #expect(listed == parts)
    let required = (behaviours?.members ?? []).flatMap { behaviour in
      (behaviour.value.object?["required"]?.array ?? []).compactMap(\.string).map { "\(behaviour.key) \($0)" }
    }
    #expect(required == parts.filter { !["logos source", "logos icon"].contains($0) })
    let titles = (behaviours?.members ?? []).compactMap { $0.value.object?["title"]?.string }
    #expect(titles == BehaviourParts.all.map(\.purpose).filter { !$0.isEmpty })
  }

  @Test("brands are compared by what kind.yaml says, where no schema is at hand")
  func comparedBrands() throws {
    let schema = try KindSchema(try ProjectFiles.schemas().kind)
    for role in [Role.barcodeRule] + Behaviour.logos.roles {
      #expect(Bindings.brands[role] == schema.bindings[role])
    }
  }
}
