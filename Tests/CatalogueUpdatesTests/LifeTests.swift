import BundleTestSupport
import Catalogue
import Foundation
import Testing

@testable import CatalogueUpdates

@Suite("The life of a catalogue on a device")
struct LifeTests {
  private let site: Site
  private let device: Device

  init() throws {
    site = try Site()
    device = try Device(site: site)
  }

  @Test("the first launch shows the bundled catalogue and logos, offline and without writing anything")
  func firstLaunch() throws {
    let store = try device.launch()
    #expect(store.catalogue == (try Catalogue(decoding: device.bundled.json)))
    #expect(store.status.source == .bundled)
    #expect(store.logo(for: try #require(store.catalogue.brands.first)) == Array("<svg>alfa</svg>".utf8))
    #expect(device.files() == [])
  }

  @Test(
    "an app's function for bundled files gets only paths of a file in a folder",
    arguments: [
      "", "logos", "logos/", "logos/.", "logos/..", "logos/../italy.json", "/logos/alfa.svg",
      "logos//alfa.svg",
      "logos/a/alfa.svg", "logos/.alfa.svg", ".git/alfa.svg", "./alfa.svg", "logos/é.svg",
      #"logos/..\italy.json"#, "../logos/alfa.svg", "logos/a\0.svg",
    ])
  func logoPath(path: String) throws {
    let store = CatalogueStore(
      directory: URL(filePath: device.path), bundled: try Catalogue(decoding: device.bundled.json),
      trustedRoot: site.root, bundledLogo: { _ in [1] })
    #expect(store.bundledAsset(path) == nil)
    #expect(store.bundledAsset("logos/alfa.svg") == [1])
  }

  @Test("a check reports a newer catalogue and its download size, and downloads nothing of it")
  func check() async throws {
    let next = try SampleCatalogue("2026-06-02", ["alfa", "beta+new"])
    try site.publish(next, as: 1)
    let size = next.json.count + (next.logos["logos/beta.svg"] ?? []).count
    let found = try await device.updater(of: device.launch()).check()
    #expect(found == .available(try .june(2), downloadSize: Int64(size)))
    #expect(site.takeRequests().allSatisfy { $0.hasPrefix("metadata/") })
  }

  @Test("an update doesn't change the session, and the next launch shows it, without a network")
  func relaunch() async throws {
    try site.publish(SampleCatalogue("2026-06-02", ["alfa", "gamma"]), as: 1)
    let store = try device.launch()
    #expect(try await device.updater(of: store).update() == .staged(try .june(2)))
    #expect(store.status.version == (try .june(1)))
    #expect(store.status.staged == (try .june(2)))
    let next = try device.launch()
    #expect(next.status.version == (try .june(2)))
    #expect(next.status.source == .downloaded)
    #expect(next.status.staged == nil)
    let gamma = try #require(next.catalogue.brands.last)
    #expect(next.logo(for: gamma) == Array("<svg>gamma</svg>".utf8))
  }

  @Test("activating a staged catalogue shows it at once, and observers get it")
  func activate() async throws {
    try site.publish(SampleCatalogue("2026-06-02", ["gamma"]), as: 1)
    let store = try device.launch()
    var changes = store.changes().makeAsyncIterator()
    _ = try await device.updater(of: store).update()
    #expect(store.activateStaged())
    #expect(store.catalogue.version == (try .june(2)))
    #expect(await changes.next() == store.catalogue)
    #expect(!store.activateStaged())
  }

  @Test("an observer's stream ends with the store")
  func storeIsReleased() async throws {
    var store: CatalogueStore? = try device.launch()
    var changes = try #require(store).changes().makeAsyncIterator()
    store = nil
    #expect(await changes.next() == nil)
  }

  @Test("simultaneous calls run one after the other, and the later ones find nothing to download")
  func calls() async throws {
    try site.publish(SampleCatalogue("2026-06-02", ["gamma"]), as: 1)
    let updater = try device.updater(of: device.launch())
    let results = try await withThrowingTaskGroup(of: UpdateResult.self) { group in
      for _ in 0..<8 { group.addTask { try await updater.update() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results == Array(repeating: .staged(try .june(2)), count: 8))
    #expect(site.takeRequests().filter { $0.hasPrefix("targets/") }.count == 2)
  }

  @Test("a newer app shows its newer bundled catalogue")
  func newerApp() async throws {
    try site.publish(SampleCatalogue("2026-06-02", ["alfa"]), as: 1)
    try await device.update()
    let bundled = try SampleCatalogue("2026-06-03", ["beta"])
    let store = try device.launch(bundled: bundled)
    #expect(store.catalogue == (try Catalogue(decoding: bundled.json)))
    #expect(store.status.staged == nil)
  }
}
