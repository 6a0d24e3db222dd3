import Catalogue
import TestSupport

/// Which catalogue generated code is made of.
enum GeneratedSource: String, CaseIterable, Sendable {
  case drawn, golden, dense, awkward, denseAwkward, empty, fullChunk, begunChunk, manyTombstones

  /// The catalogue.
  func catalogue() async throws -> Catalogue {
    switch self {
    case .drawn: try Catalogue(decoding: try await BuiltMarket(folder: "Tests/Fixtures/drawn").json)
    case .golden: try Catalogue(decoding: try await BuiltMarket(folder: "Tests/Fixtures/market").json)
    case .dense: try await Self.drawn.catalogue().doubled()
    case .awkward: try AwkwardCatalogue.make()
    case .denseAwkward: try AwkwardCatalogue.make().doubled().doubled(by: "-two")
    case .empty: try AwkwardCatalogue.make(brands: 0)
    case .fullChunk: try AwkwardCatalogue.make(brands: 100)
    case .begunChunk: try AwkwardCatalogue.make(brands: 51)
    // As one list, they are a method of 100 KB, and take Swift's type checker minutes.
    case .manyTombstones: try AwkwardCatalogue.make(brands: 2, tombstones: 3000)
    }
  }

  /// The code, by file name: of a market as its build writes it.
  func code() async throws -> [String: [UInt8]] {
    switch self {
    case .drawn: try await BuiltMarket(folder: "Tests/Fixtures/drawn").code
    case .golden: try await BuiltMarket(folder: "Tests/Fixtures/market").code
    default: try await Project.code(of: try await catalogue())
    }
  }
}

extension Catalogue {
  /// The catalogue with every brand twice, under an id of its own: too many to be written as literals.
  fileprivate func doubled(by suffix: String = "-copy") -> Catalogue {
    let copies = brands.map { brand in
      var copy = brand
      copy.id += suffix
      return copy
    }
    return Catalogue(
      schemaVersion: schemaVersion, country: country, version: version, brands: brands + copies,
      tombstones: tombstones, categories: categories)
  }
}
