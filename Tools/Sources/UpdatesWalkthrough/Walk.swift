internal import Catalogue
internal import CatalogueUpdates
internal import FileAccess
internal import Foundation

/// The life of a catalogue, from the first launch without a network to an attack.
struct Walk {
  private let folder: String
  private let repository: DemonstrationRepository
  private let bundled: Catalogue

  /// - Parameter folder: where the store and the repository are made.
  init(in folder: String) throws {
    self.folder = folder
    bundled = try Demonstration.catalogue("2026-06-01", ["alfa", "beta"])
    repository = try DemonstrationRepository(
      at: "\(folder)/site", now: Int64(Date().timeIntervalSince1970))
  }

  func run() async throws {
    try await firstLaunch()
    try repository.publish(bundled)
    let old = try repository.timestamp()
    try repository.publish(Demonstration.catalogue("2026-06-02", ["alfa", "beta", "gamma"]))
    try await update()
    tell("relaunch", launch())
    try repository.rollBack(to: old)
    try await attack()
    tell("relaunch", launch())
  }

  private func firstLaunch() async throws {
    let store = launch()
    tell("first launch", store)
    let updater = try updater(of: store, isOffline: true)
    do { _ = try await updater.check() } catch { tell("check", error) }
  }

  private func update() async throws {
    let store = launch()
    let updater = try updater(of: store)
    print("check: \(try await updater.check())")
    print("update: \(try await updater.update())")
    tell("the session goes on", store)
  }

  private func attack() async throws {
    let updater = try updater(of: launch())
    do { print("update: \(try await updater.update())") } catch { tell("rollback attempt", error) }
  }

  private func launch() -> CatalogueStore {
    CatalogueStore(

      directory: URL(fileURLWithPath: "\(folder)/store"), bundled: bundled, trustedRoot: repository.root,
      bundledLogo: Demonstration.logo)
  }

  private func updater(of store: CatalogueStore, isOffline: Bool = false) throws -> CatalogueUpdater {
    CatalogueUpdater(
      store: store, repository: try UpdatesWalkthrough.address(),
      transport: FolderTransport(folder: repository.path, isOffline: isOffline))
  }

  private func tell(_ event: String, _ store: CatalogueStore) {
    let status = store.status
    print("\(event): \(status.version), \(status.source), \(store.catalogue.brands.count) brands")
  }

  private func tell(_ event: String, _ error: CatalogueUpdateError) {
    print("\(event) refused, \(error.code): \(error)")
  }
}
