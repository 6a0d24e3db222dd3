import BundleTestSupport
import Catalogue
import Testing

@testable import CatalogueUpdates

@Suite("A catalogue never goes back")
struct NeverBackTests {
  private let site: Site
  private let device: Device

  init() throws {
    site = try Site()
    device = try Device(site: site)
  }

  /// Brings the device to a release of some day in June.
  private func reach(_ day: Int, as number: Int64) async throws {
    try site.publish(SampleCatalogue("2026-06-\(day < 10 ? "0" : "")\(day)", ["alfa"]), as: number)
    try await device.update()
  }

  @Test("to one older than the bundled one, although correctly signed")
  func olderThanBundled() async throws {
    try site.publish(SampleCatalogue("2026-05-31", ["gamma"]), as: 1)
    #expect(try await device.update() == .upToDate)
    #expect(try device.launch().status.source == .bundled)
  }

  @Test("to one older than the installed one, although correctly signed")
  func olderThanInstalled() async throws {
    try await reach(5, as: 1)
    try site.publish(SampleCatalogue("2026-06-04", ["gamma"]), as: 2)
    #expect(try await device.update() == .upToDate)
    #expect(try device.launch().status.version == (try .june(5)))
  }

  @Test("to one of the same day and a smaller revision")
  func olderRevision() async throws {
    try site.publish(SampleCatalogue("2026-06-02", revision: 2, ["alfa"]), as: 1)
    try await device.update()
    try site.publish(SampleCatalogue("2026-06-02", revision: 1, ["alfa"]), as: 2)
    #expect(try await device.update() == .upToDate)
  }

  @Test("to one older than what is staged")
  func olderThanStaged() async throws {
    let store = try device.launch()
    try await reach(5, as: 1)
    try site.publish(SampleCatalogue("2026-06-04", ["gamma"]), as: 2)
    #expect(try await device.updater(of: store).update() == .upToDate)
    #expect(store.status.staged == (try .june(5)))
  }

  @Test("by metadata older than seen before")
  func olderMetadata() async throws {
    try await reach(5, as: 2)
    try site.publish(SampleCatalogue("2026-06-06", ["alfa"]), as: 1)
    let error = await #expect(throws: CatalogueUpdateError.self) { try await device.update() }
    #expect(error?.code == "rolled-back")
  }

  @Test("by an app that was launched before another process updated")
  func olderSession() async throws {
    let session = try device.launch()
    try await reach(5, as: 1)
    try site.publish(SampleCatalogue("2026-06-04", ["gamma"]), as: 2)
    _ = try await device.updater(of: session).update()
    session.activateStaged()
    #expect(session.status.version == (try .june(5)))
    #expect(try device.launch().status.version == (try .june(5)))
  }

  @Test("a catalogue of an unknown schema version is reported, and not installed")
  func unsupportedSchema() async throws {
    try site.publish(SampleCatalogue("2026-06-02", ["alfa"]), as: 1, schemaVersion: 2)
    let updater = try device.updater(of: device.launch())
    #expect(try await updater.check() == .unsupported(schemaVersion: 2))
    #expect(try await updater.update() == .unsupported(schemaVersion: 2))
    #expect(site.takeRequests().allSatisfy { $0.hasPrefix("metadata/") })
  }
}
