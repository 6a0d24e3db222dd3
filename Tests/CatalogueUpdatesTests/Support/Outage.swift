import BundleTestSupport
import Foundation
import HTTPTransport
import TestSupport
import Testing

@testable import CatalogueUpdates

/// A device with a release, while a newer one is published and the server is faulty.
struct Outage {
  let device: Device
  /// The folder of the repository's files.
  let folder: TemporaryFolder
  /// The timestamp before the device's release.
  let oldTimestamp: [UInt8]

  init() async throws {
    let site = try Site()
    device = try Device(site: site)
    folder = try TemporaryFolder()
    try site.publish(SampleCatalogue("2026-06-02", ["alfa"]), as: 1)
    oldTimestamp = try #require(site.file("metadata/timestamp.json"))
    try site.publish(SampleCatalogue("2026-06-03", ["alfa", "gamma"]), as: 2)
    try await device.update()
    try site.publish(SampleCatalogue("2026-06-04", ["alfa", "delta"]), as: 3)
    try site.write(to: folder.path)
    device.time.advance(by: 3600)
  }

  /// The system's transport with short timeouts.
  static func transport() -> SystemTransport {
    var options = TransportOptions()
    (options.allowsLoopbackHTTP, options.idleTimeout, options.totalTimeout) = (true, .seconds(1), .seconds(3))
    return SystemTransport(options: options)
  }

  /// The error of an update, after checks that the store is unchanged and the server isn't asked again at once.
  func failure(
    at address: String, by transport: any Transport = transport(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> CatalogueUpdateError? {
    let (store, counter) = (try device.launch(), RequestCounter(transport))
    let updater = try device.updater(of: store, transport: counter, repository: address)
    let before = contents()
    let error = await #expect(throws: CatalogueUpdateError.self, sourceLocation: sourceLocation) {
      try await updater.update()
    }
    #expect(contents() == before, sourceLocation: sourceLocation)
    let count = counter.count
    await updater.refresh(maxAge: 0)
    #expect(counter.count == count, sourceLocation: sourceLocation)
    return error
  }

  /// All files of the store except the record of checks.
  private func contents() -> [String: Data] {
    let names = device.files().filter { $0 != "checked" }
    return Dictionary(
      uniqueKeysWithValues: names.map { name in
        (name, FileManager.default.contents(atPath: "\(device.path)/\(name)") ?? Data())
      })
  }
}
