import BundleTestSupport
import Catalogue
import Foundation
import Testing

@testable import CatalogueUpdates
@testable import HTTPTransport

@Suite("Updates in the background")
struct RefreshTests {
  private static let day: Int64 = 86_400
  private let site: Site
  private let device: Device

  init() throws {
    site = try Site()
    device = try Device(site: site)
    try site.publish(SampleCatalogue("2026-06-02", ["alfa"]), as: 1)
  }

  @Test("simultaneous calls ask the server once")
  func coalesces() async throws {
    let updater = try device.updater(of: device.launch())
    await withTaskGroup { group in
      for _ in 0..<16 { group.addTask { await updater.refresh(maxAge: Self.day) } }
    }
    #expect(site.takeRequests().filter { $0 == "metadata/timestamp.json" }.count == 1)
    #expect(try device.launch().status.version == (try .june(2)))
  }

  @Test("several processes ask the server once in an interval")
  func acrossProcesses() async throws {
    for _ in 0..<4 { try await device.updater(of: device.launch()).refresh(maxAge: Self.day) }
    #expect(site.takeRequests().filter { $0 == "metadata/timestamp.json" }.count == 1)
  }

  @Test("the server is asked again when the last check is older than the interval")
  func interval() async throws {
    let store = try device.launch()
    let updater = try device.updater(of: store)
    await updater.refresh(maxAge: Self.day)
    #expect(store.status.lastChecked == Site.start)
    _ = site.takeRequests()
    device.time.advance(by: Self.day)
    await updater.refresh(maxAge: Self.day)
    #expect(site.takeRequests() == [])
    device.time.advance(by: 1)
    await updater.refresh(maxAge: Self.day)
    #expect(site.takeRequests() == ["metadata/2.root.json", "metadata/timestamp.json"])
  }

  @Test("a check that finds something to download isn't recorded as complete")
  func checkOnly() async throws {
    let store = try device.launch()
    _ = try await device.updater(of: store).check()
    #expect(store.status.lastChecked == nil)
  }

  @Test("a check that finds nothing new doesn't stop the repair of a logo")
  func repairAfterCheck() async throws {
    let store = try device.launch()
    let updater = try device.updater(of: store)
    try site.publish(SampleCatalogue("2026-06-02", ["gamma"]), as: 2)
    await updater.refresh(maxAge: Self.day)
    let gamma = try #require(store.activateStaged() ? store.catalogue.brands.last : nil)
    for name in device.files() where name.hasPrefix("files/") {
      let path = URL(filePath: "\(device.path)/\(name)")
      if try Data(contentsOf: path) == Data("<svg>gamma</svg>".utf8) { try Data().write(to: path) }
    }
    #expect(store.logo(for: gamma) == nil)
    device.time.advance(by: Self.day + 1)
    #expect(try await updater.check() == .upToDate)
    await updater.refresh(maxAge: Self.day)
    #expect(store.logo(for: gamma) == Array("<svg>gamma</svg>".utf8))
  }

  @Test("a catalogue that this app can't read confirms nothing, and is asked for once in an interval")
  func unsupported() async throws {
    try site.publish(SampleCatalogue("2026-06-02", ["alfa"]), as: 2, schemaVersion: 2)
    let store = try device.launch()
    let updater = try device.updater(of: store)
    await updater.refresh(maxAge: Self.day)
    #expect(store.status.lastChecked == nil)
    _ = site.takeRequests()
    await updater.refresh(maxAge: Self.day)
    #expect(site.takeRequests() == [])
  }

  @Test("an app with another bundled catalogue or root asks for itself", arguments: [false, true])
  func otherApp(hasNewRoot: Bool) async throws {
    try site.publishRoot(after: 1)
    try await device.update()
    let store = try device.launch(
      bundled: hasNewRoot ? nil : SampleCatalogue("2026-05-01", ["alfa"]),
      root: hasNewRoot ? site.file("metadata/2.root.json") : nil)
    #expect(store.status.lastChecked == nil)
    _ = site.takeRequests()
    try await device.updater(of: store).refresh(maxAge: Self.day)
    #expect(!site.takeRequests().isEmpty)
  }

  @Test("the delay doubles with each failure, up to a day")
  func backsOff() async throws {
    site.fail(.connectionFailed("offline"))
    #expect(try await attempts(jitter: 0, seconds: 3 * Self.day).prefix(5) == [0, 60, 180, 420, 900])
    let last = try await attempts(jitter: 0, seconds: 5 * Self.day).suffix(2)
    #expect(last.reduce(0) { $1 - $0 } == Self.day)
  }

  @Test("devices that failed together come back at different times, after at least half of the delay")
  func jitters() async throws {
    site.fail(.connectionFailed("offline"))
    #expect(try await attempts(jitter: 1, seconds: 300) == [0, 30, 90, 210])
    #expect(try await attempts(jitter: 0.5, seconds: 300) == [0, 45, 135])
  }

  @Test(
    "Retry-After lengthens the delay, up to a day, and never shortens it",
    arguments: [
      ("3600", [3600]), ("999999", [day]), ("1", [60, 180]), ("Mon, 01 Jun 2026 13:00:00 GMT", [3600]),
    ])
  func retryAfter(field: String, times: [Int64]) async throws {
    site.fail(.status(503, retryAfter: RetryAfter(field)))
    let last = try #require(times.last)
    #expect(try await attempts(jitter: 0, seconds: last + 1).filter { $0 > 0 } == times)
  }

  @Test("Retry-After doesn't delay an update that a person asks for")
  func retryAfterInPerson() async throws {
    let updater = try device.updater(of: device.launch())
    site.fail(.status(429, retryAfter: .seconds(3600)))
    await updater.refresh(maxAge: 0)
    site.fail(nil)
    #expect(try await updater.update() == .staged(try .june(2)))
  }

  /// When a device that tries every fifteen seconds asks the server, in seconds.
  private func attempts(jitter: Double, seconds: Int64) async throws -> [Int64] {
    let device = try Device(site: site)
    let updater = try device.updater(of: device.launch(), jitter: jitter)
    var times: [Int64] = []
    let step = seconds > Self.day ? Int64(60) : 15
    for time in stride(from: 0, to: seconds, by: Int(step)) {
      _ = site.takeRequests()
      await updater.refresh(maxAge: 0)
      if !site.takeRequests().isEmpty { times.append(Int64(time)) }
      device.time.advance(by: step)
    }
    return times
  }

  @Test("a success ends the delay")
  func recovers() async throws {
    let updater = try device.updater(of: device.launch())
    site.fail(.status(503))
    await updater.refresh(maxAge: 0)
    site.fail(nil)
    await updater.refresh(maxAge: 0)
    #expect(try device.launch().status.source == .bundled)
    device.time.advance(by: 60)
    await updater.refresh(maxAge: 0)
    #expect(try device.launch().status.version == (try .june(2)))
  }

  @Test("a download that broke off is continued, although its check succeeded")
  func brokenDownload() async throws {
    let updater = try device.updater(of: device.launch())
    site.fail { path, file in path.hasPrefix("targets/") ? nil : file }
    await updater.refresh(maxAge: Self.day)
    site.fail(nil)
    device.time.advance(by: 60)
    await updater.refresh(maxAge: Self.day)
    #expect(try device.launch().status.version == (try .june(2)))
  }

  @Test("setting back a clock that was ahead delays no check", arguments: [true, false])
  func clockSetBack(succeeds: Bool) async throws {
    try site.publish(SampleCatalogue("2026-06-02", ["alfa"]), as: 2, days: 10_000)
    let updater = try device.updater(of: device.launch())
    if !succeeds { site.fail(.timedOut) }
    device.time.advance(by: 100 * Self.day)
    await updater.refresh(maxAge: Self.day)
    site.fail(nil)
    device.time.advance(by: -100 * Self.day)
    _ = site.takeRequests()
    await updater.refresh(maxAge: Self.day)
    #expect(!site.takeRequests().isEmpty)
  }

  @Test("a cancelled task isn't a failure")
  func cancelled() async throws {
    let updater = try device.updater(of: device.launch())
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await updater.refresh(maxAge: 0)
    }
    await task.value
    await updater.refresh(maxAge: 0)
    #expect(try device.launch().status.version == (try .june(2)))
  }

  /// Apple's systems don't let asynchronous code ask for it directly.
  private static var isMainThread: Bool { Thread.isMainThread }

  @Test("nothing is done on the main actor")
  @MainActor
  func offMainActor() async throws {
    let isOnMain = Locked(false)
    site.fail { _, file in
      if Self.isMainThread { isOnMain.withLock { $0 = true } }
      return file
    }
    let updater = try device.updater(of: device.launch())
    await updater.refresh(maxAge: 0)
    #expect(!isOnMain.withLock { $0 })
  }
}
