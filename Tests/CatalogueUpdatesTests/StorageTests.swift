import BundleTestSupport
import Catalogue
import Foundation
import TestSupport
import Testing

@testable import CatalogueUpdates

@Suite("Faulty disks")
struct StorageTests {
  private let site: Site
  private let device: Device

  init() throws {
    site = try Site()
    device = try Device(site: site)
    try site.publish(SampleCatalogue("2026-06-02", ["alfa", "gamma"]), as: 1)
  }

  @Test("a folder that can't be created is reported, and the bundled catalogue is shown")
  func noFolder() async throws {
    try device.folder.write("store", [])
    let error = await #expect(throws: CatalogueUpdateError.self) { try await device.update() }
    #expect(error?.code == "storage")
    #expect(try device.launch().status.source == .bundled)
  }

  @Test("a store in a folder without write permission shows its catalogue", .disabled(if: getuid() == 0))
  func readOnly() async throws {
    try await device.update()
    let manager = FileManager.default
    let folders = ["", "/files", "/releases", "/metadata"].map { device.path + $0 }
    for folder in folders { try manager.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder) }
    defer {
      for folder in folders { try? manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder) }
    }
    try site.publish(SampleCatalogue("2026-06-03", ["delta"]), as: 2)
    let error = await #expect(throws: CatalogueUpdateError.self) { try await device.update() }
    #expect(error?.code == "storage")
    #expect(try device.launch().status.version == (try .june(2)))
  }

  @Test("a store on a read-only disk shows its catalogue", .enabled(if: SmallDisk.isThere))
  func readOnlyDisk() async throws {
    let disk = try SmallDisk(at: device.path)
    try await device.update()
    disk.makeReadOnly()
    try site.publish(SampleCatalogue("2026-06-03", ["delta"]), as: 2)
    let error = await #expect(throws: CatalogueUpdateError.self) { try await device.update() }
    #expect(error?.code == "storage")
    #expect(try device.launch().status.version == (try .june(2)))
  }

  @Test(
    "on a full disk the old catalogue is shown, and the server isn't asked too often",
    .enabled(if: SmallDisk.isThere)
  )
  func fullDisk() async throws {
    let disk = try SmallDisk(at: device.path)
    try await device.update()
    try disk.fill()
    let brands = (0..<400).map { "brand-\($0)" }
    try site.publish(SampleCatalogue("2026-06-03", brands), as: 2)
    let store = try device.launch()
    let updater = try device.updater(of: store)
    let error = await #expect(throws: CatalogueUpdateError.self) { try await updater.update() }
    #expect(error?.code == "storage")
    #expect(try device.launch().status.version == (try .june(2)))
    _ = site.takeRequests()
    await updater.refresh(maxAge: 0)
    #expect(site.takeRequests() == [])
    try disk.empty()
    _ = try await updater.update()
    #expect(try device.launch().status.version == (try .june(3)))
  }

  @Test("a folder that is deleted during an update is reported, and the update isn't taken for done")
  func deletedFolder() async throws {
    let path = device.path
    site.fail { name, file in
      if name.hasSuffix(".gamma.svg") { try? FileManager.default.removeItem(atPath: path) }
      return file
    }
    let store = try device.launch()
    let updater = try device.updater(of: store)
    let error = await #expect(throws: CatalogueUpdateError.self) { try await updater.update() }
    #expect(error?.code == "storage")
    #expect(store.status.lastChecked == nil)
    site.fail(nil)
    device.time.advance(by: 3600)
    await updater.refresh(maxAge: 86_400)
    #expect(try device.launch().status.version == (try .june(2)))
  }

  @Test("files that no release needs are deleted")
  func cleaning() async throws {
    for day in 3...5 {
      try site.publish(SampleCatalogue("2026-06-0\(day)", ["alfa+\(day)"]), as: Int64(day))
      try await device.update()
      try device.forgetUse()
    }
    _ = try await device.updater(of: device.launch()).update()
    let names = device.files().filter { $0.hasPrefix("files/") || $0.hasPrefix("releases/") }
    // The latest and the previous: a manifest, a catalogue and a logo each.
    #expect(names.count == 6)
  }

  @Test("files that another process shows are kept, although no pointer names them")
  func otherSession() async throws {
    try await device.update()
    let session = try device.launch()
    for day in 3...6 {
      try site.publish(SampleCatalogue("2026-06-0\(day)", ["delta+\(day)"]), as: Int64(day))
      try await device.update()
    }
    let gamma = try #require(session.catalogue.brands.last)
    #expect(session.logo(for: gamma) == Array("<svg>gamma</svg>".utf8))
  }

  @Test("files that this process shows are kept, however long it runs")
  func ownSession() async throws {
    try await device.update()
    let session = try device.launch()
    for day in 3...6 {
      try device.forgetUse()
      try site.publish(SampleCatalogue("2026-06-0\(day)", ["delta+\(day)"]), as: Int64(day))
      _ = try await device.updater(of: session).update()
    }
    let gamma = try #require(session.catalogue.brands.last)
    #expect(session.logo(for: gamma) == Array("<svg>gamma</svg>".utf8))
  }

  @Test("an update in another process is reported as busy")
  func busy() async throws {
    let lock = try StoreFolder(path: device.path).takeLock()
    let error = await #expect(throws: CatalogueUpdateError.self) { try await device.update() }
    #expect(error?.code == "busy")
    withExtendedLifetime(lock) {}
  }
}
