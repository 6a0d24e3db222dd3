import BundleTestSupport
import Catalogue
import Foundation
import StrictJSON
import Testing
import UpdateFramework

@testable import CatalogueUpdates

@Suite("Files of entries that the catalogue describes")
struct AssetTests {
  private let site: Site
  private let device: Device
  private let next: SampleCatalogue

  init() throws {
    site = try Site()
    device = try Device(site: site)
    next = try SampleCatalogue("2026-06-02", ["alfa", "beta+new", "gamma"], hasDigests: true)
  }

  @Test("are downloaded by its hashes, without a look at the metadata")
  func unlisted() async throws {
    try site.publish(next, as: 1, listsLogos: false)
    #expect(try await device.update() == .staged(try .june(2)))
    let requests = site.takeRequests().filter { $0.hasPrefix("targets/logos/") }
    #expect(Set(requests.map { $0.suffix(9) }) == [".beta.svg", "gamma.svg"])
    let store = try device.launch()
    for brand in store.catalogue.brands {
      #expect(store.logo(for: brand) == next.logos[try #require(brand.logoPath)])
    }
  }

  @Test("must be those that it describes, and are those of the catalogue where the metadata lists others")
  func wrong() async throws {
    try site.publish(next, as: 1, lengths: ["logos/beta.svg": 1])
    #expect(try await device.update() == .staged(try .june(2)))
    try device.removeStore()
    site.fail { path, file in path.hasSuffix(".gamma.svg") ? file.map { $0.reversed() } : file }
    let error = await #expect(throws: CatalogueUpdateError.self) { try await device.update() }
    #expect(error?.code == "wrong-file")
  }

  @Test("can't be longer than a file of an entry may be, whatever the catalogue says")
  func long() async throws {
    let text = String(decoding: next.json, as: UTF8.self)
    for (number, length) in [Int.max, 1 << 21].enumerated() {
      let json = text.replacing(/"logoLength": [0-9]+/, with: "\"logoLength\": \(length)")
      try site.publish(next, as: Int64(number + 1), json: Array(json.utf8), listsLogos: false)
      let error = await #expect(throws: CatalogueUpdateError.self) { try await device.update() }
      #expect(error?.code == "too-long")
      try device.removeStore()
    }
  }

  @Test("progress only grows and ends at its total, though they aren't known at first")
  func progress() async throws {
    try site.publish(next, as: 1, listsLogos: false)
    let (stream, continuation) = AsyncStream.makeStream(of: UpdateProgress.self)
    _ = try await device.updater(of: device.launch()).update { continuation.yield($0) }
    continuation.finish()
    let steps = await stream.reduce(into: []) { $0.append($1) }
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0.completed < $1.completed && $0.total <= $1.total })
    #expect(steps.last?.completed == steps.last?.total)
    #expect(steps.count == 4)
  }
}
