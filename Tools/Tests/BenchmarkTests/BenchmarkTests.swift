import Foundation
import TestSupport
import Testing

@Suite("catalogue-bench")
struct BenchmarkTests {
  @Test("measures to the end, with logos that the build has to normalise")
  func logos() throws {
    let folder = try TemporaryFolder()
    let market = "\(folder.path)/italy"
    try FileManager.default.copyItem(atPath: Project.root.path + "/Tests/Fixtures/drawn", toPath: market)
    let logos = try FileManager.default.contentsOfDirectory(atPath: "\(market)/logos")
    let logo = try #require(logos.filter { $0.hasSuffix(".svg") }.min())
    let drawing = try #require(folder.bytes("italy/logos/\(logo)"))
    try folder.write("italy/logos/\(logo)", drawing + Array("<!-- drawn by hand -->\n".utf8))
    let result = try Program.run([Program.built("catalogue-bench"), market, "--runs", "1"])
    #expect(result.status == 0, "\(result.errors)")
    for table in ["parse: StrictJSON", "update, by a patch", "check, nothing new", "parse with cache"] {
      #expect(result.output.contains(table))
    }
  }
}
