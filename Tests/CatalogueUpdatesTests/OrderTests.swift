import BundleTestSupport
import Catalogue
import Foundation
import Testing
import UpdateFramework

@testable import CatalogueUpdates

@Suite("The order of catalogues")
struct OrderTests {
  private let site: Site
  private let device: Device

  init() throws {
    site = try Site()
    device = try Device(site: site)
  }

  /// Brings the device to a release.
  private func reach(_ version: String, as number: Int64) async throws {
    try site.publish(SampleCatalogue(version, ["alfa"]), as: number)
    try await device.update()
  }

  private func downloads() -> [String] { site.takeRequests().filter { $0.hasPrefix("targets/") } }

  @Test(
    "a release that isn't above the bundled catalogue is up to date, and never downloaded",
    arguments: [1, 31])
  func belowBundled(day: Int) async throws {
    try site.publish(SampleCatalogue(day == 1 ? "2026-06-01" : "2026-05-31", ["gamma"]), as: 1)
    let updater = try device.updater(of: device.launch())
    #expect(try await updater.check() == .upToDate)
    #expect(try await updater.update() == .upToDate)
    #expect(downloads() == [])
    #expect(try device.launch().status.source == .bundled)
  }

  @Test("the newest metadata's release is installed, although its date is lower: a wrong date was withdrawn")
  func withdrawnDate() async throws {
    try await reach("9999-12-31", as: 1)
    try site.publish(SampleCatalogue("2026-06-04", ["gamma"]), as: 2)
    let store = try device.launch()
    let updater = try device.updater(of: store)
    guard case .available(try .june(4), _) = try await updater.check() else {
      Issue.record("the release isn't reported")
      return
    }
    #expect(try await updater.update() == .staged(try .june(4)))
    #expect(store.status.staged == (try .june(4)))
    #expect(try device.launch().status.version == (try .june(4)))
  }

  @Test(
    "a lower release than the bundled one replaces a withdrawn one once, and then the bundled one is shown")
  func withdrawnBelowBundled() async throws {
    try await reach("9999-12-31", as: 1)
    try site.publish(SampleCatalogue("2026-05-31", ["gamma"]), as: 2)
    let store = try device.launch()
    let updater = try device.updater(of: store)
    guard case .available(try .june(1), _) = try await updater.check() else {
      Issue.record("the release isn't reported")
      return
    }
    #expect(try await updater.update() == .staged(try .june(1)))
    #expect(store.status.staged == (try .june(1)))
    #expect(store.activateStaged())
    #expect(store.status.source == .bundled)
    #expect(try device.launch().status.source == .bundled)
    _ = downloads()
    #expect(try await device.update() == .upToDate)
    #expect(downloads() == [])
  }

  @Test("an old download isn't replaced while a newer bundled catalogue is shown")
  func newerBundled() async throws {
    try await reach("2026-06-02", as: 1)
    try site.publish(SampleCatalogue("2026-06-03", ["gamma"]), as: 2)
    _ = downloads()
    let store = try device.launch(bundled: SampleCatalogue("2026-06-05", ["beta"]))
    #expect(try await device.updater(of: store).update() == .upToDate)
    #expect(downloads() == [])
  }

  @Test("metadata older than the installed release is rejected, although the stored metadata was lost")
  func lostMetadata() async throws {
    try site.publish(SampleCatalogue("2026-06-04", ["gamma"]), as: 1)
    let old = site.file("metadata/timestamp.json")
    try await reach("2026-06-05", as: 2)
    for name in ["timestamp", "snapshot", "targets"] {
      try Data().write(to: URL(filePath: "\(device.path)/metadata/\(name).json"))
    }
    site.set("metadata/timestamp.json", old)
    let error = await #expect(throws: CatalogueUpdateError.self) { try await device.update() }
    #expect(error?.code == "rolled-back")
    #expect(try device.launch().status.version == (try .june(5)))
  }

  @Test(
    "metadata older than seen before is rejected, although nothing was installed and the metadata was lost")
  func lostMetadataOfNoRelease() async throws {
    try site.publish(SampleCatalogue("9999-12-31", ["alfa"]), as: 1)
    let old = site.file("metadata/timestamp.json")
    try site.publish(SampleCatalogue("2026-05-31", ["alfa"]), as: 2)
    #expect(try await device.update() == .upToDate)
    try FileManager.default.removeItem(atPath: "\(device.path)/metadata")
    site.set("metadata/timestamp.json", old)
    let error = await #expect(throws: CatalogueUpdateError.self) { try await device.update() }
    #expect(error?.code == "rolled-back")
    #expect(try device.launch().status.source == .bundled)
  }

  @Test("a flipped bit in the record of what was seen stops no update")
  func damagedRecord() async throws {
    try await reach("2026-06-02", as: 1)
    let path = URL(filePath: "\(device.path)/seen")
    let text = try String(contentsOf: path, encoding: .utf8)
    let damaged = text.replacing(#""targetsVersion":1"#, with: #""targetsVersion":9"#)
    try #require(damaged != text)
    try Data(damaged.utf8).write(to: path)
    #expect(try await device.update() == .upToDate)
  }

  @Test("a session that was launched before another process updated gets the same release")
  func olderSession() async throws {
    let session = try device.launch()
    try await reach("2026-06-05", as: 1)
    #expect(try await device.updater(of: session).update() == .staged(try .june(5)))
    session.activateStaged()
    #expect(session.status.version == (try .june(5)))
  }

  @Test("a catalogue of an unknown schema version is reported, and not installed")
  func unsupportedSchema() async throws {
    try site.publish(SampleCatalogue("2026-06-02", ["alfa"]), as: 1, schemaVersion: 2)
    let updater = try device.updater(of: device.launch())
    #expect(try await updater.check() == .unsupported(schemaVersion: 2))
    #expect(try await updater.update() == .unsupported(schemaVersion: 2))
    #expect(downloads() == [])
  }

  @Test("a release that this library can't read is reported, and isn't up to date", arguments: [false, true])
  func unreadable(isInstalled: Bool) async throws {
    let sample = try SampleCatalogue("2026-06-02", ["alfa"])
    let text = String(decoding: sample.json, as: UTF8.self).replacing(#""brands":"#, with: #""shops":"#)
    if isInstalled {
      try await reach("2026-06-02", as: 1)
      try replaceCatalogue(with: Array(text.utf8))
    }
    try site.publish(sample, as: 2, json: Array(text.utf8))
    let updater = try device.updater(of: device.launch())
    let update = await #expect(throws: CatalogueUpdateError.self) { try await updater.update() }
    #expect(update?.code == "unreadable-catalogue")
    let check = await #expect(throws: CatalogueUpdateError.self) { try await updater.check() }
    #expect(check?.code == "unreadable-catalogue")
  }

  /// Gives the installed release another catalogue, as a library would that reads it.
  private func replaceCatalogue(with json: [UInt8]) throws {
    let folder = StoreFolder(path: device.path)
    let installed = try #require(folder[.latest].flatMap(folder.manifest))
    let manifest = ReleaseManifest(
      version: installed.version, catalogue: try folder.keep(json), assets: installed.assets,
      origin: installed.origin)
    try folder.write("latest", Array(folder.keep(manifest.bytes, of: .releases).hexadecimal.utf8))
  }
}
