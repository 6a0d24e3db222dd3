import BundleTestSupport
import Testing

@testable import CatalogueUpdates

@Suite("Updates that are cancelled")
struct CancellationTests {
  private let site: Site
  private let device: Device

  init() throws {
    site = try Site()
    device = try Device(site: site)
    try site.publish(SampleCatalogue("2026-06-02", ["alfa", "gamma"]), as: 1)
  }

  @Test("an update is cancelled at every file that it waits for")
  func cancellation() async throws {
    try await device.update()
    let count = site.takeRequests().count
    // After the last file there is nothing left to wait for.
    for place in 0..<count - 1 {
      try device.removeStore()
      let seen = Locked(0)
      let updater = try device.updater(of: device.launch())
      site.fail { _, file in
        let number = seen.withLock { (number: inout Int) -> Int in
          defer { number += 1 }
          return number
        }
        if number == place { withUnsafeCurrentTask { $0?.cancel() } }
        return file
      }
      let task = Task { try await updater.update() }
      let error = await #expect(throws: CatalogueUpdateError.self) { try await task.value }
      #expect(error?.code == "cancelled", "request \(place) of \(count)")
    }
  }

  @Test("a waiting call can be cancelled at once")
  func cancelledInQueue() async throws {
    let updater = try device.updater(of: device.launch())
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    let (leave, left) = AsyncStream.makeStream(of: Void.self)
    site.fail { _, file in
      arrived.yield()
      for await _ in leave { break }
      return file
    }
    let first = Task { try await updater.update() }
    for await _ in arrivals { break }
    let second = Task { try await updater.update() }
    second.cancel()
    let error = await #expect(throws: CatalogueUpdateError.self) { try await second.value }
    #expect(error?.code == "cancelled")
    site.fail(nil)
    left.yield()
    #expect(try await first.value == .staged(try .june(2)))
  }
}
