import BundleTestSupport
import Testing

@testable import CatalogueUpdates

@Suite("Updates that take too long")
struct TotalTimeTests {
  @Test("end without a further request, and the next update goes on")
  func timeout() async throws {
    let site = try Site()
    let device = try Device(site: site)
    try site.publish(SampleCatalogue("2026-06-02", ["alfa", "gamma"]), as: 1)
    var options = UpdaterOptions()
    options.totalTimeout = .zero
    let updater = try device.updater(of: device.launch(), options: options)
    let error = await #expect(throws: CatalogueUpdateError.self) { try await updater.update() }
    #expect(error?.code == "timed-out")
    #expect(site.takeRequests().isEmpty)
    try await device.update()
  }
}
