internal import Catalogue
internal import CatalogueUpdates
internal import FilePatches
internal import Foundation
internal import UpdateFramework

/// Measures an update in which one brand has changed: by a patch from the file that the app comes with, and whole. The least
/// of several runs; the server's answers are in memory, uncompressed, so a whole download costs next to nothing here.
struct PatchClock {
  private static let width = 44

  let runs: Int
  /// The catalogue that the app comes with, without logos.
  private let base: Catalogue
  private let next: Catalogue
  private let repository: SyntheticRepository

  /// - Parameter catalogue: the bytes of a published catalogue.
  init(catalogue: [UInt8], runs: Int) throws {
    self.runs = runs
    let catalogue = try Catalogue(decoding: catalogue)
    var brands = catalogue.brands
    for index in brands.indices { (brands[index].logo, brands[index].logoDigest) = (nil, nil) }
    let version = catalogue.version
    func release(_ revision: Int) -> Catalogue {
      Catalogue(
        schemaVersion: catalogue.schemaVersion, country: catalogue.country,
        version: CatalogueVersion(date: version.date, revision: revision), brands: brands,
        tombstones: catalogue.tombstones)
    }
    base = release(version.revision)
    brands[brands.count / 2].name += " Nuova"
    next = release(version.revision + 1)
    repository = try SyntheticRepository(next, roots: 1, patchBases: [base.json()]) { _ in [] }
  }

  func run() async throws {
    print(Measurement.columns("one brand of \(base.brands.count) changed", "CPU ms", width: Self.width))
    let (whole, _) = try await update(hasFile: false)
    let (patched, answers) = try await update(hasFile: true)
    row("update, whole", whole)
    row("update, by a patch", patched)
    let (base, next) = (base.json(), next.json())
    let patch = repository.file { $0.hasPrefix("targets/patches/") }
    let apply = try await Measurement.least(of: runs) {
      try FilePatch(decoding: patch).result(from: base, length: next.count)
    }
    row("  read and apply the patch", apply.seconds)
    row(
      "  hash the catalogue once",
      await Measurement.least(of: runs) { ContentHash(of: next, by: .sha256) }.seconds)
    row(
      "  decode the catalogue",
      try await Measurement.least(of: runs) { try Catalogue(decoding: next) }.seconds)
    let body = patch.count
    print("  (\(body) bytes of patch, \(answers - body) of metadata; the catalogue has \(next.count))")
  }

  /// The least processor time of an update, and how many bytes the answers have.
  private func update(hasFile: Bool) async throws -> (seconds: Double, bytes: Int) {
    var (least, bytes) = (Double.infinity, 0)
    let file = base.json()
    for _ in 0...runs {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("catalogue-bench-patch-\(getpid())")
      defer { try? FileManager.default.removeItem(at: folder) }
      let store = CatalogueStore(
        directory: folder, bundled: base, trustedRoot: repository.root, bundledFile: { hasFile ? file : nil })
      let updater = CatalogueUpdater(
        store: store, repository: SyntheticRepository.address, transport: repository)
      _ = repository.takeAnswers()
      let start = Measurement.processTime
      guard case .staged = try await updater.update(), store.status.patchProblem == nil else {
        throw Failure(description: "the update didn't end as it should")
      }
      least = min(least, Measurement.processTime - start)
      bytes = repository.takeAnswers().reduce(0, +)
    }
    return (least, bytes)
  }

  private func row(_ title: String, _ seconds: Double) {
    print(Measurement.columns(title, String(format: "%.3f", seconds * 1000), width: Self.width))
  }
}
