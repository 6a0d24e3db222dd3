internal import Catalogue
internal import CatalogueEmit
internal import CatalogueUpdates
internal import Foundation

/// Measures what an app does at its launch and once a day: opening a store, and asking whether anything is new, which
/// most often nothing is. The least of several runs; the root was replaced twice since the app was built, and the
/// server's answers are in memory.
struct UpdateClock {
  /// More files than that take minutes to reach the disk.
  static let mostBrands = 1000
  private static let width = 44

  let runs: Int
  /// The folder that stores are made in.
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("catalogue-bench-store-\(getpid())")
  private let json: [UInt8]
  private let repository: SyntheticRepository

  /// - Parameters:
  ///   - catalogue: the bytes of the catalogue that the app comes with, and that is out in a newer version.
  ///   - files: what the build wrote beside it; its logos are out too.
  init(catalogue: [UInt8], files: [EmittedFile], runs: Int) throws {
    self.runs = runs
    json = catalogue
    var catalogue = try Catalogue(decoding: catalogue)
    catalogue.version = CatalogueVersion(
      date: catalogue.version.date, revision: catalogue.version.revision + 1)
    let generated = Dictionary(
      files.map { ($0.destination, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    repository = try SyntheticRepository(catalogue, roots: 3) { generated[.generated($0)] ?? [] }
  }

  func run() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let count = try Catalogue(decoding: json).brands.count
    print(Measurement.columns("updates, \(count) brands", "CPU ms", width: Self.width))
    _ = try await report("open a store, bundled") { try open() }
    _ = try await updater(of: open()).update()
    let store = try await report("open a store, downloaded") { try open() }
    let updater = try updater(of: store)
    guard case .upToDate = try await report("check, nothing new", { try await updater.check() }) else {
      throw Failure(description: "the store isn't up to date")
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

      directory: folder, bundled: try Catalogue(decoding: json), trustedRoot: repository.root)
  }

  private func updater(of store: CatalogueStore) throws -> CatalogueUpdater {
    CatalogueUpdater(
      store: store, repository: SyntheticRepository.address, transport: repository)
  }

  /// Prints the cost of some work and returns its result.
  private func report<Value>(_ title: String, _ work: () async throws -> Value) async throws -> Value {
    let (value, seconds) = try await Measurement.least(of: runs, work)
    print(Measurement.columns(title, String(format: "%.3f", seconds * 1000), width: Self.width))
    return value
  }
}
