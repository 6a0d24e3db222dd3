import BundleTestSupport
import Catalogue
import Foundation
import TestSupport
import Testing
import UpdateFramework

@testable import CatalogueUpdates

@Suite("Recorded targets")
struct VerifiedReleaseTests {
  private static let day: Int64 = 86_400
  private static let nothingNew = ["metadata/2.root.json", "metadata/timestamp.json"]
  private let site: Site
  private let device: Device

  /// A device that is up to date.
  init() async throws {
    site = try Site()
    device = try Device(site: site)
    try site.publish(SampleCatalogue("2026-06-02", ["alfa", "gamma"]), as: 1, days: 30, targetsDays: 20)
    try await device.update()
    _ = site.takeRequests()
  }

  private func check() async throws -> UpdateAvailability {
    try await device.updater(of: device.launch()).check()
  }

  private func path(_ name: String) -> URL { URL(filePath: "\(device.path)/\(name)") }

  /// Whoever reads the targets now has to fetch them first.
  private func loseTargets() throws {
    try FileManager.default.removeItem(at: path("metadata/targets.json"))
  }

  @Test("aren't read again when nothing is new", arguments: [false, true])
  func nothingNew(updates: Bool) async throws {
    try loseTargets()
    if updates {
      #expect(try await device.update() == .upToDate)
    } else {
      #expect(try await check() == .upToDate)
    }
    #expect(site.takeRequests() == Self.nothingNew)
    #expect(try #require(site.file("metadata/timestamp.json")).count < 600)
  }

  @Test("aren't read again when only snapshot and timestamp were renewed")
  func newSignatures() async throws {
    try site.sign(site.listedTargets(of: 1), as: 2)
    try loseTargets()
    #expect(try await check() == .upToDate)
    #expect(site.takeRequests() == Self.nothingNew + ["metadata/2.snapshot.json"])
  }

  @Test("are read again under a new root, which may name other keys")
  func newRoot() async throws {
    try site.publishRoot(after: 1)
    try loseTargets()
    #expect(try await check() == .upToDate)
    #expect(site.takeRequests().last == "metadata/1.targets.json")
  }

  @Test("are read again when the snapshot lists others")
  func otherListing() async throws {
    let listed = site.listedTargets(of: 1)
    try site.sign(ListedFile(version: 2, length: listed.length, hashes: listed.hashes), as: 2)
    site.set("metadata/2.targets.json", site.file("metadata/1.targets.json"))
    let error = await #expect(throws: CatalogueUpdateError.self) { try await check() }
    #expect(error?.code == "untrusted")
  }

  @Test("are rejected when they have expired, although nothing is new")
  func expired() async throws {
    device.time.advance(by: 20 * Self.day - 1)
    #expect(try await check() == .upToDate)
    device.time.advance(by: 1)
    let error = await #expect(throws: CatalogueUpdateError.self) { try await check() }
    #expect(error?.description.contains("targets: expired") == true)
  }

  @Test("are rejected when the snapshot has expired")
  func expiredSnapshot() async throws {
    try site.sign(site.listedTargets(of: 1), as: 2, days: 10, snapshotDays: 5)
    #expect(try await check() == .upToDate)
    device.time.advance(by: 5 * Self.day)
    let error = await #expect(throws: CatalogueUpdateError.self) { try await check() }
    #expect(error?.description.contains("snapshot: expired") == true)
  }

  @Test("are recorded so that a flipped bit hides no release")
  func flippedBits() async throws {
    try site.publish(SampleCatalogue("2026-06-03", ["alfa"]), as: 2)
    let available = try await check()
    let record = try Data(contentsOf: path("verified"))
    for place in TestTier.sample(record.indices) {
      var damaged = record
      damaged[place] ^= 1 << UInt8(place % 8)
      try damaged.write(to: path("verified"))
      #expect(try await check() == available, "byte \(place)")
    }
  }

  @Test("hide no later release")
  func olderRecord() async throws {
    let record = try Data(contentsOf: path("verified"))
    try site.publish(SampleCatalogue("2026-06-03", ["alfa"]), as: 2)
    try record.write(to: path("verified"))
    guard case .available(try .june(3), _) = try await check() else {
      Issue.record("the release isn't told")
      return
    }
  }

  @Test("don't hide that the device's release is damaged", arguments: ["latest", "files"])
  func lostRelease(name: String) async throws {
    try FileManager.default.removeItem(at: path(name))
    guard case .available(try .june(2), _) = try await check() else {
      Issue.record("the release isn't told")
      return
    }
    #expect(try await device.update() == .staged(try .june(2)))
  }

  @Test("aren't recorded for a catalogue that a delegated role lists")
  func delegated() throws {
    var update = try MetadataUpdate(
      trustedRoot: site.root, at: try #require(UTCTime(secondsSince1970: Site.start)))
    while let request = update.request {
      guard let bytes = site.file("metadata/\(request.path)") else {
        try update.receiveAbsence()
        continue
      }
      _ = try update.receive(bytes)
    }
    #expect(VerifiedRelease(try .june(2), of: "italy.json", by: update.trusted) != nil)
    #expect(VerifiedRelease(try .june(2), of: "france.json", by: update.trusted) == nil)
  }
}
