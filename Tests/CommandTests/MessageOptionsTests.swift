import Foundation
import TestSupport
import Testing

@Suite("--quiet, --verbose and --color")
struct MessageOptionsTests {
  private func broken() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.edit(brand: "pam", "category: grocery", to: "category: grocry")
    return workspace
  }

  @Test(
    "--verbose prints what a build reads, the time of each stage, the logos from the cache, and what is written"
  )
  func verbose() async throws {
    let workspace = try Workspace()
    let first = try await workspace.run("build", "--verbose")
    #expect(first.output == (try await Workspace().run("build").output))
    let lines = first.errors.split(separator: "\n")
    #expect(lines.first?.contains("2 brand files, 1 logo, 2 schemas") == true, "\(first.errors)")
    for stage in ["read", "parse", "check", "version", "emit", "write"] {
      #expect(lines.count { $0.hasPrefix("\(stage): ") && $0.contains(/[0-9]+ ms$/) } == 1, "\(stage)")
    }
    #expect(first.errors.contains("0 logos from the cache"))
    #expect(lines.contains("wrote catalogue/italy.json"))
    try workspace.edit(brand: "pam", "Pam Panorama", to: "Panorama")
    #expect(try await workspace.run("build", "--verbose").errors.contains("1 logo from the cache"))
  }

  @Test("--verbose says that nothing was read where nothing has changed")
  func verboseWithoutChange() async throws {
    let workspace = try Workspace()
    // A record is kept of files that are older than the tick of a clock.
    try await workspace.run("build")
    _ = try Program.run(["sleep", "0.2"])
    try workspace.edit(brand: "pam", "Pam Panorama", to: "Panorama")
    _ = try Program.run(["sleep", "0.2"])
    try await workspace.run("build")
    #expect(
      try await workspace.run("build", "--verbose").errors
        == "no file has changed since the last build: nothing is read\n")
  }

  @Test("--verbose leaves what programs read as it is")
  func verboseJSON() async throws {
    let workspace = try broken()
    let plain = try await workspace.run("check", "--format", "json")
    #expect(try await workspace.run("check", "--format", "json", "--verbose").output == plain.output)
  }

  @Test(
    "colours show where they are asked for: first by --color, then by NO_COLOR, then by CLICOLOR_FORCE",
    arguments: TestTier.some(
      of: [
        ([], [:], false), (["--color", "always"], [:], true),
        (["--color", "never"], ["CLICOLOR_FORCE": "1"], false),
        (["--color", "always"], ["NO_COLOR": "1"], true), (["--color", "auto"], [:], false),
        ([], ["CLICOLOR_FORCE": "1"], true), ([], ["CLICOLOR_FORCE": "0"], false),
        ([], ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
        ([], ["CLICOLOR_FORCE": "1", "NO_COLOR": ""], true),
      ] as [([String], [String: String], Bool)]))
  func colours(arguments: [String], environment: [String: String], areShown: Bool) async throws {
    let none = ["NO_COLOR": "", "CLICOLOR_FORCE": ""]
    let result = try await broken().run(["check"] + arguments, environment: none.merging(environment) { $1 })
    #expect(result.errors.contains("\u{1B}[1;31merror[E218]\u{1B}[0m") == areShown)
  }
}
