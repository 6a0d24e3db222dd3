import BundleTestSupport
import Catalogue
import Foundation
import HTTPTransport
import TestSupport
import Testing

@testable import CatalogueUpdates

@Suite("Faulty networks")
struct NetworkTests {
  private let site: Site
  private let device: Device
  private static let page = Array("<html><body>Please log in</body></html>".utf8)

  init() throws {
    site = try Site()
    device = try Device(site: site)
    try site.publish(SampleCatalogue("2026-06-02", ["alfa", "gamma"]), as: 1)
  }

  /// The code of an update's error; afterwards the device is as it was, and the next update succeeds.
  private func code() async throws -> String? {
    let error = await #expect(throws: CatalogueUpdateError.self) { try await device.update() }
    #expect(try device.launch().status.source == .bundled)
    #expect(try device.launch().status.staged == nil)
    #expect(error?.description.isEmpty == false)
    site.fail(nil)
    #expect(try await device.update() == .staged(try .june(2)))
    return error?.code
  }

  @Test(
    "every connection failure has its own code",
    arguments: [
      (TransportError.Reason.connectionFailed("no route"), "connection-failed"),
      (.hostNotFound("no such name"), "host-not-found"), (.insecureConnection("bad certificate"), "insecure"),
      (.status(500), "server"), (.status(503), "server"), (.timedOut, "timed-out"),
      (.tooLong(limit: 1), "too-long"), (.tooManyRedirects(limit: 5), "address"),
      (.addressNotAllowed, "address"), (.addressOfNoFolder, "address"), (.cancelled, "cancelled"),
    ])
  func transport(reason: TransportError.Reason, code: String) async throws {
    site.fail(reason)
    #expect(try await self.code() == code)
  }

  @Test(
    "an address that can't be a folder's is refused, and nothing is requested", arguments: ["?x=1", "/#f"])
  func noFolder(end: String) async throws {
    let updater = try device.updater(of: device.launch(), repository: Site.address + end)
    let error = await #expect(throws: CatalogueUpdateError.self) { try await updater.check() }
    #expect(error?.code == "address")
    #expect(site.takeRequests() == [])
  }

  @Test(
    "a file that is missing, or a login page in its place, is reported",
    arguments: [
      ("", nil, "absent"), ("", page, "malformed"), ("italy.json", page, "wrong-file"),
      ("gamma.svg", page, "too-long"), ("gamma.svg", nil, "wrong-file"),
    ])
  func answer(name: String, answer: [UInt8]?, code: String) async throws {
    site.fail { path, file in path.hasSuffix(name) ? answer : file }
    #expect(try await self.code() == code)
  }

  @Test(
    "a truncated or changed file is never used",
    arguments: ["timestamp.json", "snapshot.json", "targets.json", "italy.json", "gamma.svg"])
  func truncated(name: String) async throws {
    site.fail { path, file in path.hasSuffix(name) ? file?.dropLast() : file }
    #expect(["malformed", "untrusted", "wrong-file"].contains(try await code()))
    try device.removeStore()
    site.fail { path, file in
      guard path.hasSuffix(name), var bytes = file else { return file }
      bytes[bytes.count / 2] ^= 1
      return bytes
    }
    #expect(["malformed", "untrusted", "wrong-file"].contains(try await code()))
  }

  @Test("an old timestamp at the first update leads to its release")
  func oldTimestampFirst() async throws {
    let old = site.file("metadata/timestamp.json")
    try site.publish(SampleCatalogue("2026-06-03", ["alfa"]), as: 2)
    site.fail { path, file in path == "metadata/timestamp.json" ? old : file }
    #expect(try await device.update() == .staged(try .june(2)))
  }

  @Test("a repository that wasn't renewed for a week is reported as expired")
  func expired() async throws {
    device.time.advance(by: 8 * 86_400)
    let error = await #expect(throws: CatalogueUpdateError.self) { try await device.update() }
    #expect(error?.code == "expired")
  }

  @Test(
    "a clock outside the years 1970 to 9999 is reported", arguments: [-Site.start - 1, .max - Site.start])
  func clock(offset: Int64) async throws {
    device.time.advance(by: offset)
    let error = await #expect(throws: CatalogueUpdateError.self) { try await device.update() }
    #expect(error?.code == "clock")
  }

  @Test(
    "a file listed as too long isn't requested, and a release with one isn't called available",
    arguments: ["italy.json", "logos/gamma.svg"])
  func tooLong(name: String) async throws {
    try site.publish(SampleCatalogue("2026-06-03", ["gamma"]), as: 2, lengths: [name: 200_000_000])
    let updater = try device.updater(of: device.launch())
    let found = await #expect(throws: CatalogueUpdateError.self) { try await updater.check() }
    #expect(found?.code == "too-long")
    let error = await #expect(throws: CatalogueUpdateError.self) { try await updater.update() }
    #expect(error?.code == "too-long")
    #expect(!site.takeRequests().contains { $0.hasPrefix("targets/") })
  }
}
