import CatalogueCompiler
import Testing

/// Their files aren't among the fixtures: nobody could check this project out on Windows.
@Suite("Ids that are names of devices on Windows")
struct DeviceNameTests {
  @Test(
    "are warnings, in entries that have ended too",
    arguments: ["aux", "con", "nul", "prn", "com0", "com9", "lpt1"])
  func devices(id: String) async throws {
    for more in ["", "status: closed"] {
      let result = try await Market(brands: [id: Market.brand(id, more)]).build()
      #expect(result.summary == ["W112 brands/\(id).yaml"])
      #expect(result.json != nil)
    }
  }

  @Test("others aren't", arguments: ["com", "com10", "comb", "lpt", "console", "aux-2", "nulo", "con-1"])
  func others(id: String) async throws {
    #expect(try await Market(brands: [id: Market.brand(id)]).build().summary.isEmpty)
  }

  @Test("one that has to stay is accepted")
  func accepted() async throws {
    let brand = Market.brand("con", "accepted: [{rule: W112, reason: Published long ago}]")
    #expect(try await Market(brands: ["con": brand]).build().summary.isEmpty)
  }
}
