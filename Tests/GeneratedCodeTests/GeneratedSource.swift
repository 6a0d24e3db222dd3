import Catalogue
import TestSupport

/// Which catalogue generated code is made of.
enum GeneratedSource: String, CaseIterable, Sendable {
  case real, golden, dense, awkward, empty, fullChunk, begunChunk

  /// The published catalogue and the code, by file name.
  func make() async throws -> (json: [UInt8], code: [String: [UInt8]]) {
    switch self {
    case .real:
      let built = try await BuiltMarket(folder: "catalogue/italy")
      return (built.json, built.code)
    case .golden:
      let built = try await BuiltMarket(folder: "Tests/Fixtures/market")
      return (built.json, built.code)
    case .dense:
      let built = try await BuiltMarket(folder: "catalogue/italy")
      return try await Self.make(try Catalogue(decoding: built.json).doubled())
    case .awkward: return try await Self.make(try AwkwardCatalogue.make())
    case .empty: return try await Self.make(try AwkwardCatalogue.make(brands: 0))
    case .fullChunk: return try await Self.make(try AwkwardCatalogue.make(brands: 100))
    case .begunChunk: return try await Self.make(try AwkwardCatalogue.make(brands: 51))
    }
  }

  private static func make(_ catalogue: Catalogue) async throws -> (json: [UInt8], code: [String: [UInt8]]) {
    (catalogue.json(), try await Project.code(of: catalogue))
  }
}

extension Catalogue {
  /// The catalogue with every brand twice, under an id of its own: too many to be written as literals.
  fileprivate func doubled() -> Catalogue {
    let copies = brands.map { brand in
      var copy = brand
      copy.id += "-copy"
      return copy
    }
    return Catalogue(
      schemaVersion: schemaVersion, country: country, version: version, brands: brands + copies,
      tombstones: tombstones)
  }
}
