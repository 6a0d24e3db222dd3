import BundleTestSupport
import Foundation
import TestSupport
import Testing

/// What PUBLISHING.md says to do on a bad day, run as it is written.
@Suite("PUBLISHING.md")
struct PublishingGuideTests {
  private let workspace: BundleWorkspace
  /// A year that nobody's clock shows.
  private let wrong = "9999-12-31"

  /// A good release, over which one with a wrong date is published; and the next catalogue, ready to publish.
  init() async throws {
    workspace = try await BundleWorkspace()
    let good = try SampleCatalogue("2026-06-01", ["alfa", "beta"])
    try await workspace.publish(good)
    try workspace.folder.write("good.json", good.json)
    try workspace.write(SampleCatalogue(wrong, ["alfa", "beta", "thief"]))
    try await workspace.succeed("\(BundleWorkspace.publish) --allow-future")
    try workspace.write(SampleCatalogue("2026-06-02", ["alfa", "beta"]))
  }

  @Test(
    "the commands for a bad day publish the next catalogue, whatever is published now",
    arguments: ["A key is stolen", "A wrong date"])
  func badDay(heading: String) async throws {
    for command in try Guide("PUBLISHING.md").blocks.filter({ $0.heading == heading }).flatMap(\.commands) {
      let result = try workspace.shell(command)
      #expect(result.status == 0, "\(command): \(result.errors)")
    }
    #expect(try await workspace.succeed(BundleWorkspace.verify).contains("listed files are correct"))
    let output = try workspace.shell("cat site/metadata/3.targets.json").output
    #expect(output.contains(#""version":"2026-06-02""#))
    #expect(output.contains(#""replaces":{"reason":"#))
  }

  @Test("the command for a wrong clock goes on, whatever the published files say")
  func wrongClock() async throws {
    let commands = try Guide("PUBLISHING.md").blocks.filter { $0.heading == "A wrong clock" }.flatMap(
      \.commands)
    #expect(commands.count == 1)
    for command in commands {
      let result = try workspace.shell(command)
      #expect(result.status == 0, "\(command): \(result.errors)")
    }
    #expect(try await workspace.succeed(BundleWorkspace.verify).contains("listed files are correct"))
  }

  @Test(
    "the command with OpenSSL as a signer signs", .enabled(if: OpenSSL.isThere, "run scripts/require openssl")
  )
  func signer() async throws {
    let commands = try Guide("PUBLISHING.md").blocks.flatMap(\.commands)
    let command = try #require(commands.first { $0.contains("--signer") && $0.contains("openssl") })
    let result = try workspace.shell(command)
    #expect(result.status == 0, "\(result.errors)")
    #expect(try await workspace.run(BundleWorkspace.verify).status == 0)
  }
}
