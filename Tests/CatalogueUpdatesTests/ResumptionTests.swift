import BundleTestSupport
import Catalogue
import Testing

@testable import CatalogueUpdates

@Suite("Continued downloads")
struct ResumptionTests {
  private let site: Site
  private let device: Device

  init() throws {
    site = try Site()
    device = try Device(site: site)
  }

  private func downloads() -> [String] {
    site.takeRequests().filter { $0.hasPrefix("targets/") }.compactMap {
      $0.split(separator: ".", maxSplits: 1).last.map(String.init)
    }
  }

  @Test("only changed logos are downloaded, and no bundled ones")
  func changedLogos() async throws {
    try site.publish(SampleCatalogue("2026-06-02", ["alfa", "beta+new", "gamma"]), as: 1)
    try await device.update()
    // The logos come side by side, in any order.
    let first = downloads()
    #expect(first.first == "italy.json")
    #expect(first.dropFirst().sorted() == ["beta.svg", "gamma.svg"])
    try site.publish(SampleCatalogue("2026-06-03", ["alfa", "beta+newer", "gamma"]), as: 2)
    try await device.update()
    #expect(downloads() == ["italy.json", "beta.svg"])
  }

  @Test("after a failure at any file, every file is downloaded once in all")
  func failures() async throws {
    let ids = (0..<6).map { "brand-\($0)" }
    try site.publish(SampleCatalogue("2026-06-02", ids), as: 1)
    var all: [String] = []
    for name in ["italy.json"] + ids.map({ "\($0).svg" }) {
      site.fail { path, file in path.hasSuffix(".\(name)") ? nil : file }
      _ = try? await device.update()
      all += downloads().filter { $0 != name }
    }
    site.fail(nil)
    try await device.update()
    all += downloads()
    #expect(all.sorted() == ids.map { "\($0).svg" } + ["italy.json"])
  }

  @Test("verified metadata isn't downloaded again")
  func metadata() async throws {
    try site.publish(SampleCatalogue("2026-06-02", ["gamma"]), as: 1)
    site.fail { path, file in path.hasPrefix("targets/") ? nil : file }
    _ = try? await device.update()
    _ = site.takeRequests()
    site.fail(nil)
    try await device.update()
    #expect(
      site.takeRequests().filter { $0.hasPrefix("metadata/") } == [
        "metadata/2.root.json", "metadata/timestamp.json",
      ])
  }
}
