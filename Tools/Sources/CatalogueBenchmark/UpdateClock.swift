internal import Catalogue
internal import CatalogueUpdates
internal import Foundation

/// Measures what an app does at its launch and once a day: opening a store, and asking whether anything is new, which
/// most often nothing is. The least of several runs; every brand has a logo, the root was replaced twice since the app was
/// built, and the server's answers are in memory.
struct UpdateClock {
  /// More files than that take minutes to reach the disk.
  static let mostBrands = 1000
  private static let width = 44

  /// The folder that stores are made in.
  let folder: String
  let runs: Int
  private let json: [UInt8]
  private let repository: SyntheticRepository

  /// - Parameter catalogue: the bytes of the catalogue that the app comes with, and that is out in a newer version.
  init(catalogue: [UInt8], folder: String, runs: Int) throws {
    self.folder = folder
    self.runs = runs
    let read = try Catalogue(decoding: catalogue)
    let brands = read.brands.map { brand in
      var brand = brand
      brand.logo = "\(brand.id).svg"
      brand.logoBackground = brand.initialsBackground
      return brand
    }
    var catalogue = Catalogue(
      schemaVersion: read.schemaVersion, country: read.country, version: read.version, brands: brands,
      tombstones: read.tombstones)
    json = catalogue.json()
    catalogue.version = CatalogueVersion(
      date: catalogue.version.date, revision: catalogue.version.revision + 1)
    repository = try SyntheticRepository(catalogue, roots: 3) { path in
      Array("\(SyntheticBrand(index: 0).svg)<!-- \(path) -->".utf8)
    }
  }

  func run() async throws {
    let count = try Catalogue(decoding: json).brands.count
    print(Measurement.columns("updates, \(count) brands and logos", "CPU ms", width: Self.width))
    _ = try await report("open a store, bundled") { try open() }
    _ = try await updater(of: open()).update()
    let store = try await report("open a store, downloaded") { try open() }
    let updater = try updater(of: store)
    guard case .upToDate = try await report("check, nothing new", { try await updater.check() }) else {
      throw ChildProcess.Failure(description: "the store isn't up to date")
    }
    _ = repository.takeAnswers()
    _ = try await updater.check()
    let answers = repository.takeAnswers()
    print("  (\(answers.count) requests, \(answers.reduce(0, +)) bytes of bodies)")
    _ = try await report("update, nothing new: all files are read") { try await updater.update() }
  }

  /// As an app does it that comes with a file.
  private func open() throws -> CatalogueStore {
    CatalogueStore(
      directory: URL(fileURLWithPath: "\(folder)/store"), bundled: try Catalogue(decoding: json))
  }

  private func updater(of store: CatalogueStore) throws -> CatalogueUpdater {
    CatalogueUpdater(
      store: store, repository: SyntheticRepository.address, trustedRoot: repository.root,
      transport: repository)
  }

  /// Prints the cost of some work and returns what came of it.
  private func report<Value>(_ title: String, _ work: () async throws -> Value) async throws -> Value {
    let (value, seconds) = try await Measurement.least(of: runs, work)
    print(Measurement.columns(title, String(format: "%.3f", seconds * 1000), width: Self.width))
    return value
  }
}
