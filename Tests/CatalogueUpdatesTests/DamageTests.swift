import BundleTestSupport
import Catalogue
import Foundation
import TestSupport
import Testing
import UpdateFramework

@testable import CatalogueUpdates

@Suite("Damaged files on the device")
struct DamageTests {
  private let site: Site
  private let device: Device
  /// The published catalogues.
  private let published: [Catalogue]

  /// A device with a latest and a previous release.
  init() async throws {
    site = try Site()
    device = try Device(site: site)
    let releases = try [
      SampleCatalogue("2026-06-02", ["alfa+2"]), SampleCatalogue("2026-06-03", ["alfa+3", "gamma"]),
    ]
    for (index, release) in releases.enumerated() {
      try site.publish(release, as: Int64(index + 1))
      try await device.update()
    }
    published = try ([device.bundled] + releases).map { try Catalogue(decoding: $0.json) }
  }

  /// Checks that only a published catalogue and published logos are shown.
  private func expectVerified(_ note: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let store = try device.launch()
    #expect(published.contains(store.catalogue), "\(note)", sourceLocation: sourceLocation)
    for brand in store.catalogue.brands {
      guard let logo = store.logo(for: brand) else { continue }
      let logos = ["alfa", "alfa+2", "alfa+3", "beta", "gamma"].map { Array("<svg>\($0)</svg>".utf8) }
      #expect(logos.contains(logo), "\(note)", sourceLocation: sourceLocation)
    }
    _ = store.status
  }

  @Test("with one flipped bit in any file, only published content is shown")
  func flippedBits() throws {
    var generator = SeededGenerator(seed: 6)
    for name in device.files() {
      let path = "\(device.path)/\(name)"
      let bytes = Array(try Data(contentsOf: URL(filePath: path)))
      for index in stride(from: 0, to: bytes.count, by: max(1, bytes.count / (TestTier.isSlow ? 64 : 8))) {
        var damaged = bytes
        damaged[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        try Data(damaged).write(to: URL(filePath: path))
        try expectVerified("\(name), byte \(index)")
      }
      try Data(bytes).write(to: URL(filePath: path))
    }
    #expect(try device.launch().catalogue == published.last)
  }

  @Test("with a file truncated, doubled, missing or a folder, only published content is shown")
  func otherDamage() throws {
    for name in device.files() {
      let path = "\(device.path)/\(name)"
      let bytes = Array(try Data(contentsOf: URL(filePath: path)))
      for damaged in [[], Array(bytes.prefix(bytes.count / 2)), Array(bytes.dropLast()), bytes + bytes] {
        try Data(damaged).write(to: URL(filePath: path))
        try expectVerified("\(name), \(damaged.count) bytes")
      }
      try FileManager.default.removeItem(atPath: path)
      try expectVerified("\(name) is lost")
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      try expectVerified("\(name) is a folder")
      try FileManager.default.removeItem(atPath: path)
      try Data(bytes).write(to: URL(filePath: path))
    }
  }

  @Test("the next update repairs any damaged file", arguments: [[], Array("{}".utf8)])
  func repair(content: [UInt8]) async throws {
    for name in device.files() {
      try Data(content).write(to: URL(filePath: "\(device.path)/\(name)"))
      try await device.update()
      let store = try device.launch()
      #expect(store.catalogue == published.last, "\(name)")
      let logos = store.catalogue.brands.map { store.logo(for: $0) }
      #expect(logos == ["alfa+3", "gamma"].map { Array("<svg>\($0)</svg>".utf8) }, "\(name)")
    }
  }

  @Test("a damaged latest catalogue falls back to the previous one")
  func previous() throws {
    try device.damageLatest()
    #expect(try device.launch().catalogue == published[1])
  }

  @Test(
    "a running app repairs its release, whose manifest was lost meanwhile, and says what is shown until then")
  func lostManifest() async throws {
    let store = try device.launch()
    let updater = try device.updater(of: store)
    try device.damageLatest()
    #expect(store.status.staged == (try .june(2)))
    #expect(try await updater.check() != .upToDate)
    #expect(try await updater.update() == .upToDate)
    #expect(try device.launch().catalogue == published.last)
  }

  @Test("a running app can fall back to what the next launch shows")
  func activatePrevious() throws {
    let store = try device.launch()
    try device.damageLatest()
    #expect(store.activateStaged())
    #expect(store.catalogue == published[1])
  }

  @Test("after its folder is deleted, a store shows the bundled catalogue, and downloads again")
  func deleted() async throws {
    try FileManager.default.removeItem(atPath: device.path)
    #expect(try device.launch().status.source == .bundled)
    try await device.update()
    #expect(try device.launch().catalogue == published.last)
  }

  @Test("deleting the folder while the app runs doesn't change what is shown, and it is downloaded again")
  func deletedMeanwhile() async throws {
    let store = try device.launch()
    try FileManager.default.removeItem(atPath: device.path)
    #expect(store.catalogue == published.last)
    _ = try await device.updater(of: store).update()
    #expect(try device.launch().catalogue == published.last)
  }

  @Test(
    "a record of checks with impossible numbers is ignored",
    arguments: [
      #"{"lastChecked":-9223372036854775808,"lastUpdate":9223372036854775807}"#,
      #"{"lastChecked":9223372036854775807,"failures":-1}"#,
      #"{"failures":9223372036854775807,"lastFailure":-9223372036854775808,"retry":9223372036854775807}"#,
      #"{"lastChecked":"yesterday"}"#, "[", "",
    ])
  func record(text: String) async throws {
    try await device.update()
    let record = URL(filePath: "\(device.path)/checked")
    let start = try String(contentsOf: record, encoding: .utf8).prefix { $0 != "," }
    try Data(text.replacing("{", with: "\(start),").utf8).write(to: record)
    _ = site.takeRequests()
    let store = try device.launch()
    #expect(store.status.lastChecked == nil)
    try await device.updater(of: store).refresh(maxAge: .max)
    #expect(!site.takeRequests().isEmpty)
  }
}
