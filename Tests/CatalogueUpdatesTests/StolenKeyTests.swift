import BundleTestSupport
import Catalogue
import Foundation
import HTTPTransport
import TestSupport
import Testing
import UpdateFramework

@testable import CatalogueUpdates

/// All keys but the root's are stolen. The thief publishes a catalogue of 9999-12-31; then the keys are replaced, and the
/// publisher goes on.
@Suite("Stolen keys")
struct StolenKeyTests {
  private static let bundled = "2026-06-01"
  private static let good = "2026-06-02"
  private static let stolen = "9999-12-31"
  private static let recovered = "2026-06-03"
  private static let newApp = "2026-06-04"

  private let site: Site
  private let device: Device
  private let oldKeys: [SigningKey]

  /// A device with a good release.
  init() async throws {
    site = try Site()
    oldKeys = site.keys
    device = try Device(site: site)
    try site.publish(SampleCatalogue(Self.good, ["alfa+good"]), as: 1)
    try await device.update()
  }

  /// The app when it meets what the thief published.
  enum Situation: CaseIterable {
    /// It isn't running, and will show it.
    case attacked
    /// It shows the release before, and the thief's is staged.
    case staged
    /// It shows it.
    case running
  }

  /// What happens next.
  enum Event: CaseIterable {
    case overTheAir, newAppOffline, newAppWithOldRoot, brokenOffAfterRoot, latestDamaged, offlineFor91Days
    case routineRotation
  }

  /// What the thief publishes, is installed.
  /// - Returns: the running app.
  private func attack(_ situation: Situation, as number: Int64) async throws -> CatalogueStore? {
    let session = try device.launch()
    try site.publish(SampleCatalogue(Self.stolen, ["alfa+stolen"]), as: number)
    try await device.update()
    return switch situation {
    case .attacked: nil
    case .staged: session
    case .running: try device.launch()
    }
  }

  /// The publisher replaces the keys, or in a routine rotation adds one, and goes on.
  private func recover(isRoutine: Bool = false, days: Int64 = 7) throws {
    try site.publishRoot(after: 1, keys: (isRoutine ? oldKeys : []) + [SigningKey()])
    try site.publish(SampleCatalogue(Self.recovered, ["alfa+recovered"]), as: 3, days: days)
  }

  private func shown(_ store: CatalogueStore) -> String { store.status.version.description }

  /// The version of the next launch.
  private func launched(bundled: SampleCatalogue? = nil, root: [UInt8]? = nil) throws -> String {
    let store = try device.launch(bundled: bundled, root: root)
    // Its logo is of the same release.
    let logo = store.catalogue.brands.first.flatMap { store.logo(for: $0) }.map {
      String(decoding: $0, as: UTF8.self)
    }
    let words = [Self.good: "alfa+good", Self.stolen: "alfa+stolen", Self.recovered: "alfa+recovered"]
    let isDownloaded = store.status.source == .downloaded
    #expect(logo == "<svg>\(isDownloaded ? words[shown(store)] ?? "" : "alfa")</svg>")
    return shown(store)
  }

  /// Lets something happen while the app may be running.
  /// - Returns: the versions of the launches that follow.
  private func happen(_ event: Event, to session: CatalogueStore?) async throws -> [String] {
    let newApp = try SampleCatalogue(Self.newApp, ["alfa"])
    switch event {
    case .overTheAir, .routineRotation:
      try recover(isRoutine: event == .routineRotation)
      _ = try await device.updater(of: session ?? device.launch()).update()
      let next = try launched()
      try device.damageLatest()
      return [next, try launched()]
    case .newAppOffline:
      try recover()
      return [
        try launched(bundled: newApp, root: site.file("metadata/2.root.json")), try launched(bundled: newApp),
      ]
    case .newAppWithOldRoot:
      try recover()
      let next = try launched(bundled: newApp)
      _ = try await device.updater(of: device.launch(bundled: newApp)).update()
      return [next, try launched(bundled: newApp)]
    case .brokenOffAfterRoot:
      try recover()
      site.fail { path, file in path.hasSuffix("root.json") ? file : nil }
      _ = try? await device.updater(of: session ?? device.launch()).update()
    case .latestDamaged:
      try recover()
      try device.damageLatest()
    case .offlineFor91Days:
      try recover(days: 100)
      device.time.advance(by: 91 * 86_400)
    }
    let next = try launched()
    site.fail(nil)
    _ = try await device.updater(of: session ?? device.launch()).update()
    return [next, try launched()]
  }

  /// What the launches show after an event.
  private static let expected: [Event: [String]] = [
    // Afterwards the latest release is damaged: the one before was signed by the stolen keys.
    .overTheAir: [recovered, bundled],
    // An old app beside the new one knows only the old root.
    .newAppOffline: [newApp, stolen],
    // Nothing on the device speaks against it until the next update.
    .newAppWithOldRoot: [stolen, newApp],
    .brokenOffAfterRoot: [stolen, recovered],
    .latestDamaged: [good, recovered],
    .offlineFor91Days: [stolen, recovered],
    // Keys stay: the release before is there to fall back to, and the withdrawn one isn't.
    .routineRotation: [recovered, good],
  ]

  @Test(
    "what the next launches show, whatever happens after the theft",
    arguments: TestTier.isSlow ? Situation.allCases : [.attacked], Event.allCases)
  func table(situation: Situation, event: Event) async throws {
    let session = try await attack(situation, as: event == .routineRotation ? 2 : 1_000_000)
    let before = session.map(shown)
    #expect(try await happen(event, to: session) == Self.expected[event])
    // The running app goes on with what it shows.
    #expect(session.map(shown) == before)
  }

  @Test(
    "a running app gets the lower version as staged, and shows it", arguments: [Situation.staged, .running])
  func activate(situation: Situation) async throws {
    let session = try #require(try await attack(situation, as: 1_000_000))
    try recover()
    #expect(try await device.updater(of: session).update() == .staged(try .june(3)))
    #expect(session.status.staged == (try .june(3)))
    #expect(session.activateStaged())
    #expect(shown(session) == Self.recovered)
    #expect(session.status.staged == nil)
  }

  @Test("what the app's own root discredits is deleted by the next check, also offline")
  func deleted() async throws {
    _ = try await attack(.attacked, as: 1_000_000)
    try recover()
    site.fail(.connectionFailed("offline"))
    let store = try device.launch(root: site.file("metadata/2.root.json"))
    try device.forgetUse()
    _ = try? await device.updater(of: store).check()
    #expect(!device.files().contains { $0.hasPrefix("files/") || $0.hasPrefix("releases/") })
    #expect(!device.files().contains("latest") && !device.files().contains("previous"))
  }

  /// The thief goes on with the old keys.
  private func attackAgain() throws {
    site.keys = oldKeys
    try site.publish(SampleCatalogue("9999-12-31", revision: 2, ["alfa+stolen"]), as: 2_000_000)
  }

  @Test(
    "whoever has all old keys but the root's changes nothing on a device with the new root",
    arguments: [false, true])
  func oldKeys(hasNewApp: Bool) async throws {
    try recover()
    let root = hasNewApp ? site.file("metadata/2.root.json") : nil
    _ = try await device.updater(of: device.launch(root: root)).update()
    try attackAgain()
    let error = await #expect(throws: CatalogueUpdateError.self) {
      try await device.updater(of: device.launch(root: root)).update()
    }
    #expect(error?.code == "untrusted")
    #expect(try launched(root: root) == Self.recovered)
  }

  @Test("nor if the stored root was lost, and the server withholds it")
  func lostRoot() async throws {
    try recover()
    try await device.update()
    try attackAgain()
    try FileManager.default.removeItem(atPath: "\(device.path)/metadata/roots/2.root.json")
    site.set("metadata/2.root.json", nil)
    let error = await #expect(throws: CatalogueUpdateError.self) { try await device.update() }
    #expect(error?.code == "rolled-back")
    #expect(try launched() == Self.recovered)
  }
}
