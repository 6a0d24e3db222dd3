import BundleTestSupport
import Catalogue
import Foundation
import Testing
import UpdateFramework

@testable import CatalogueUpdates

@Suite("Downloads under the app's own root")
struct AppRootTests {
  private static let bundled = "2026-06-01"
  private static let good = "2026-06-02"
  private static let newer = "2026-06-03"

  private let site: Site
  private let device: Device
  private let oldKeys: [SigningKey]

  /// A device with a download.
  init() async throws {
    site = try Site()
    oldKeys = site.keys
    device = try Device(site: site)
    try site.publish(SampleCatalogue(Self.good, ["alfa"]), as: 1)
    try await device.update()
  }

  /// The version of the next launch, of an app with that root in its bundle.
  private func launched(root: [UInt8]? = nil) throws -> String {
    try device.launch(root: root).status.version.description
  }

  @Test("the same catalogue, signed again by new keys, counts under the new root, and isn't downloaded again")
  func signedAgain() async throws {
    try site.publishRoot(after: 1, keys: [SigningKey()])
    try site.publish(SampleCatalogue(Self.good, ["alfa"]), as: 2)
    _ = site.takeRequests()
    #expect(try await device.update() == .upToDate)
    #expect(!site.takeRequests().contains { $0.hasPrefix("targets/") })
    #expect(try launched(root: site.file("metadata/2.root.json")) == Self.good)
  }

  @Test("in a routine rotation, an app with the new root shows what the remaining key signed")
  func routineRotation() async throws {
    try site.publishRoot(after: 1, keys: oldKeys + [SigningKey()])
    #expect(try launched(root: site.file("metadata/2.root.json")) == Self.good)
  }

  @Test("a release doesn't count under a root that asks for more keys than signed it")
  func threshold() async throws {
    try site.publishRoot(after: 1, keys: oldKeys + [SigningKey()], threshold: 2)
    #expect(try launched(root: site.file("metadata/2.root.json")) == Self.bundled)
  }

  @Test("a release doesn't count under a root that has another key under the old one's identifier")
  func reusedIdentifier() throws {
    let (old, new) = (PublicKey(of: try #require(oldKeys.first)).text, PublicKey(of: SigningKey()).text)
    let root = String(decoding: site.root, as: UTF8.self).replacing(old, with: new)
    #expect(try launched(root: Array(root.utf8)) == Self.bundled)
  }

  @Test("an app with the first root of another repository shows nothing of the old one")
  func otherRepository() throws {
    #expect(try launched(root: Site().root) == Self.bundled)
  }

  /// A check without a network, by an app with that root in its bundle.
  private func checkOffline(root: [UInt8]?) async throws -> CatalogueUpdateError? {
    site.fail(.connectionFailed("offline"))
    defer { site.fail(nil) }
    return await #expect(throws: CatalogueUpdateError.self) {
      try await device.updater(of: device.launch(root: root)).check()
    }
  }

  /// A newer app, with a root of new keys, has installed a release in the same folder.
  private func installByNewerApp() async throws -> [UInt8] {
    try site.publishRoot(after: 1, keys: [SigningKey()])
    try site.publish(SampleCatalogue(Self.newer, ["alfa"]), as: 2)
    let root = try #require(site.file("metadata/2.root.json"))
    _ = try await device.updater(of: device.launch(root: root)).update()
    return root
  }

  @Test("an app with an older root leaves a newer app's release alone, although it can't show it")
  func olderApp() async throws {
    let root = try await installByNewerApp()
    try device.forgetUse()
    #expect(try launched() == Self.bundled)
    _ = try await checkOffline(root: nil)
    #expect(try launched(root: root) == Self.newer)
  }

  @Test("an app with an older root follows the newer app's root, although the server withholds it")
  func followsNewerApp() async throws {
    _ = try await installByNewerApp()
    site.set("metadata/2.root.json", nil)
    try await device.update()
    #expect(try launched() == Self.newer)
  }

  @Test("a release that was used lately stays on the device, for a process that still shows it")
  func inUse() async throws {
    try site.publishRoot(after: 1, keys: [SigningKey()])
    let files = device.files().filter { $0.hasPrefix("files/") || $0.hasPrefix("releases/") }
    _ = try await checkOffline(root: site.file("metadata/2.root.json"))
    #expect(!device.files().contains("latest"))
    #expect(Set(files).isSubset(of: device.files()))
  }

  @Test("a root that its own keys haven't signed deletes nothing")
  func unsignedRoot() async throws {
    try site.publishRoot(after: 1, keys: [SigningKey()])
    let text = String(decoding: try #require(site.file("metadata/2.root.json")), as: UTF8.self)
    try device.forgetUse()
    let root = Array(text.replacing(#""version":2"#, with: #""version":3"#).utf8)
    #expect(try await checkOffline(root: root)?.code == "unusable-root")
    #expect(try launched() == Self.good)
  }

  @Test("an app with the first root of another repository, which keeps keys, updates from there")
  func otherRepositoryWithKeptKeys() async throws {
    try site.publish(SampleCatalogue("2026-06-03", ["alfa"]), as: 5)
    try await device.update()
    let other = try Site(key: #require(oldKeys.first))
    try other.publish(SampleCatalogue("2026-06-04", ["gamma"]), as: 1)
    _ = try await device.updater(of: device.launch(root: other.root), transport: other).update()
    #expect(try launched(root: other.root) == "2026-06-04")
  }

  @Test("a release of a library that recorded no keys isn't shown, and is installed anew without a download")
  func olderLibrary() async throws {
    let folder = StoreFolder(path: device.path)
    let manifest = try #require(folder[.latest].flatMap(folder.manifest))
    let old = ReleaseManifest(
      version: manifest.version, catalogue: manifest.catalogue, assets: manifest.assets, origin: nil)
    let hash = try folder.keep(old.bytes, of: .releases)
    try folder.write("latest", Array(hash.hexadecimal.utf8))
    #expect(try launched() == Self.bundled)
    _ = site.takeRequests()
    #expect(try await device.update() == .staged(try .june(2)))
    #expect(!site.takeRequests().contains { $0.hasPrefix("targets/") })
  }

  @Test("without a root nothing that was downloaded is shown, and updates say why", arguments: ["", "{}"])
  func unusableRoot(text: String) async throws {
    #expect(try launched(root: Array(text.utf8)) == Self.bundled)
    let error = await #expect(throws: CatalogueUpdateError.self) {
      try await device.updater(of: device.launch(root: Array(text.utf8))).check()
    }
    #expect(error?.code == "unusable-root")
    #expect(try launched() == Self.good)
  }
}
