import BundleTestSupport
import Catalogue
import Foundation
import Testing

@testable import CatalogueUpdates

@Suite("Updates across an added field")
struct AddedFieldUpdateTests {
  private let site: Site
  private let device: Device

  init() throws {
    site = try Site()
    device = try Device(site: site)
  }

  /// A release, and its text with other fields.
  private func release(
    _ changes: [(written: String, instead: String)]
  ) throws -> (sample: SampleCatalogue, json: [UInt8]) {
    let sample = try SampleCatalogue("2026-06-02", ["alfa", "beta", "gamma"])
    let text = try changes.reduce(String(decoding: sample.json, as: UTF8.self)) { text, change in
      try #require(text.contains(change.written))
      return text.replacing(change.written, with: change.instead)
    }
    return (sample, Array(text.utf8))
  }

  @Test("an older app installs a catalogue with fields and words that it doesn't know, and shows the rest")
  func newerCatalogue() async throws {
    let (sample, json) = try release([
      (
        "\"aliases\": [],",
        "\"aliases\": [], \"slogan\": \"Più\", \"prices\": [{\"cents\": 5}], \"founder\": null,"
      ),
      ("\"status\": \"active\"", "\"status\": \"planned\""),
      ("\"country\": \"IT\",", "\"country\": \"IT\", \"currency\": \"EUR\","),
    ])
    try site.publish(sample, as: 1, json: json)
    #expect(try await device.update() == .staged(try .june(2)))
    let store = try device.launch()
    #expect(store.status.source == .downloaded)
    #expect(store.catalogue == (try Catalogue(decoding: sample.json)))
    #expect(try await device.update() == .upToDate)
  }

  @Test("a newer app installs a catalogue without the fields that were added for it")
  func olderCatalogue() async throws {
    let (sample, json) = try release([
      ("      \"rank\": null,\n", ""), ("      \"regions\": [],\n", ""),
      ("      \"status\": \"active\",\n", ""),
      ("      \"barcode\": null,\n", ""), ("      \"nsi\": null,\n", ""),
    ])
    try site.publish(sample, as: 1, json: json)
    #expect(try await device.update() == .staged(try .june(2)))
    #expect(try device.launch().catalogue == Catalogue(decoding: sample.json))
    #expect(try await device.update() == .upToDate)
  }
}
