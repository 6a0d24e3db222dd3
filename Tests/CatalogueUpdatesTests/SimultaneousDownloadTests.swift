import BundleTestSupport
import HTTPTransport
import Testing

@testable import CatalogueUpdates

@Suite("Simultaneous downloads")
struct SimultaneousDownloadTests {
  private let site: Site
  private let device: Device
  private static let ids = (10..<22).map { "brand-\($0)" }

  init() throws {
    site = try Site()
    device = try Device(site: site)
    try site.publish(SampleCatalogue("2026-06-02", Self.ids), as: 1)
  }

  @Test(
    "no more files are requested at once than the option allows",
    arguments: [(1, 1), (4, 4), (0, 1), (99, 12)])
  func count(option: Int, expected: Int) async throws {
    let crowd = Crowd(expected)
    site.fail { path, file in
      if path.isLogo { await crowd.visit() }
      return file
    }
    var options = UpdaterOptions()
    options.simultaneousDownloads = option
    let updater = try device.updater(of: device.launch(), options: options)
    #expect(try await updater.update() == .staged(try .june(2)))
    #expect(await crowd.largest == expected)
  }

  @Test("progress only grows, and ends when all files are there")
  func progress() async throws {
    let seen = Locked<[UpdateProgress]>([])
    _ = try await device.updater(of: device.launch()).update { progress in
      seen.withLock { $0.append(progress) }
    }
    let steps = seen.withLock { $0 }
    // The start, the catalogue and each logo.
    #expect(steps.count == Self.ids.count + 2)
    #expect(steps.first?.completed == 0)
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0.completed < $1.completed && $0.total == $1.total })
    #expect(steps.last.map { $0.completed == $0.total } == true)
  }

  @Test("the first failure cancels the others, and is reported")
  func failure() async throws {
    let crowd = Crowd(4)
    let cancelled = Locked(0)
    site.fail { path, file throws(TransportError) in
      guard path.isLogo else { return file }
      await crowd.visit()
      if path.hasSuffix(".brand-12.svg") { return nil }
      do { try await Task.sleep(for: .seconds(600)) } catch { cancelled.withLock { $0 += 1 } }
      return file
    }
    let error = await #expect(throws: CatalogueUpdateError.self) { try await device.update() }
    #expect(
      error?.description == "logos/brand-12.svg on the server is missing, or differs from the listed file")
    #expect(cancelled.withLock { $0 } == 3)
    #expect(try device.launch().status.staged == nil)
  }

  @Test("files that were complete when another failed aren't downloaded again")
  func kept() async throws {
    let crowd = Crowd(4)
    site.fail { path, file in
      if path.isLogo { await crowd.visit() }
      return path.hasSuffix(".brand-12.svg") ? nil : file
    }
    _ = try? await device.update()
    let before = Set(site.takeRequests().filter(\.isLogo))
    site.fail(nil)
    try await device.update()
    let after = Set(site.takeRequests().filter(\.isLogo))
    #expect(before.intersection(after).count == 1)
    #expect(before.union(after).count == Self.ids.count)
  }

  @Test("cancelling an update cancels all downloads")
  func cancellation() async throws {
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    let cancelled = Locked(0)
    site.fail { path, file in
      guard path.isLogo else { return file }
      arrived.yield()
      do { try await Task.sleep(for: .seconds(600)) } catch { cancelled.withLock { $0 += 1 } }
      return file
    }
    let updater = try device.updater(of: device.launch())
    let task = Task { try await updater.update() }
    for await _ in arrivals.prefix(4) {}
    task.cancel()
    let error = await #expect(throws: CatalogueUpdateError.self) { try await task.value }
    #expect(error?.code == "cancelled")
    #expect(cancelled.withLock { $0 } == 4)
  }
}

extension String {
  fileprivate var isLogo: Bool { hasSuffix(".svg") }
}
