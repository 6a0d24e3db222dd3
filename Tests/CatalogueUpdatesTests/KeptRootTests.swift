import BundleTestSupport
import Foundation
import TestSupport
import Testing

@testable import CatalogueUpdates

@Suite("Roots that came after the app's own")
struct KeptRootTests {
  private let site: Site
  private let device: Device

  /// A device that is up to date, and has seen two new roots.
  init() async throws {
    site = try Site()
    device = try Device(site: site)
    try site.publish(SampleCatalogue("2026-06-02", ["alfa"]), as: 1)
    for version in 1...2 { try site.publishRoot(after: Int64(version)) }
    try await device.update()
    _ = site.takeRequests()
  }

  private func path(_ version: Int64) -> URL {
    URL(filePath: "\(device.path)/metadata/\(StoreFolder.roots)/\(version).root.json")
  }

  /// What a check asks for when it finds nothing new.
  private func requests() async throws -> [String] {
    #expect(try await device.updater(of: device.launch()).check() == .upToDate)
    return site.takeRequests()
  }

  @Test("are stored, and not requested again")
  func kept() async throws {
    #expect(try await requests() == ["metadata/4.root.json", "metadata/timestamp.json"])
  }

  @Test("are requested from the first damaged one on, and repaired")
  func damaged() async throws {
    let kept = try Data(contentsOf: path(2))
    try Data(kept.dropLast()).write(to: path(2))
    let requests = try await requests()
    #expect(requests == ["2", "4"].map { "metadata/\($0).root.json" } + ["metadata/timestamp.json"])
    #expect(try Data(contentsOf: path(2)) == kept)
  }
}
