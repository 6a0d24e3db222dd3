import BundleTestSupport
import TestSupport
import Testing

@Suite("The paths that people give to catalogue-bundle")
struct PathArgumentTests {
  private static let program = TriedProgram("catalogue-bundle")

  private static let rootKeys =
    "--key root=anna.pub.pem --key root=bruno.pub.pem --key targets=release.pub.pem --key snapshot=ci.pub.pem "
    + "--key timestamp=ci.pub.pem"

  private static let trials = [
    PathTrial("keys new", "--role targets --out new.pem"),
    PathTrial("root init", "--roots new \(rootKeys)"),
    PathTrial("root add-key", "--roots drafts --key root=release.pub.pem", changed: ["drafts/"]),
    PathTrial("root remove-key", "--roots drafts --key targets=IDENTIFIER", changed: ["drafts/"]),
    PathTrial("root rotate", "--roots drafts", changed: ["drafts/"]),
    PathTrial("root sign", "--roots drafts --key anna.pem", changed: ["drafts/"]),
    PathTrial("root show", "--to-sign bytes", replaced: ["--to-sign"]),
    PathTrial("publish", "--repository site --key release.pem --key ci.pem", changed: ["site/"]),
    PathTrial(
      "publish", "--repository new --key release.pem --key ci.pem --first", only: ["--repository"]),
    PathTrial(
      "publish", "--repository new --development-keys keys", only: ["--development-keys", "--repository"]),
    PathTrial(
      "publish",
      "--repository site --key release.pem --key ci.pem --replaces 2026-06-01 --reason wrong "
        + "--baseline catalogue/italy.json", only: ["--baseline"], changed: ["site/"]),
    PathTrial("refresh", "--repository site --key ci.pem", changed: ["site/"]),
    PathTrial("verify", "site --root roots/1.root.json"),
    PathTrial("prune", "--repository site --path logos/alfa.svg", changed: ["site/"]),
    PathTrial(
      "pass",
      "alfa --code 1234 --format CODE128 --certificate pass.pem --key pass.key --intermediate authority.pem "
        + "--catalogue catalogue/italy.json --passes passes --output alfa.pkpass"),
  ]

  private static let updateTrials = ["check", "apply", "status"].map { command in
    PathTrial(
      "updates \(command)",
      "--store device --root roots/1.root.json" + (command == "status" ? "" : " --repository ADDRESS"))
  }

  @Test("every argument is known to be a path or something else")
  func known() throws { #expect(try Self.program.unknownArguments() == []) }

  @Test("every command is tried")
  func complete() throws {
    #expect(try Self.program.commands(besides: Self.trials + Self.updateTrials) == [])
  }

  @Test(
    "end in a result or in words, and never cost a person a file",
    .enabled(if: TestTier.isSlow, "make test-all runs it"), .enabled(if: program.isTestable),
    arguments: trials)
  func paths(trial: PathTrial) async throws {
    let workspace = try await BundleWorkspace()
    try await workspace.publish(SampleCatalogue("2026-06-01", ["alfa", "beta"]))
    try workspace.folder.write("drafts/1.root.json", workspace.folder.bytes("roots/1.root.json") ?? [])
    try makePass(in: workspace)
    let made = try await workspace.succeed("keys new --role targets --out other.pem")
    try await workspace.succeed("root add-key --roots drafts --key targets=other.pub.pem")
    let identifier = try #require(made.split(whereSeparator: \.isWhitespace).last)
    let problems = try problems(trial.with(String(identifier), for: "IDENTIFIER"), in: workspace)
    #expect(problems == [])
  }

  /// A brand's pass, and what signs it.
  private func makePass(in workspace: BundleWorkspace) throws {
    let pass =
      #"{"formatVersion": 1, "passTypeIdentifier": "pass.example", "teamIdentifier": "A1", "storeCard": {}}"#
    try workspace.folder.write("passes/alfa.pass/pass.json", pass.utf8)
    try workspace.folder.write("passes/alfa.pass/icon.png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    for arguments in [
      "req -x509 -newkey rsa:2048 -nodes -days 9 -keyout authority.key -out authority.pem -subj /CN=Authority",
      "req -newkey rsa:2048 -nodes -keyout pass.key -out pass.csr -subj /UID=pass.example/OU=A1/CN=Pass",
      "x509 -req -in pass.csr -CA authority.pem -CAkey authority.key -set_serial 1 -days 9 -out pass.pem",
    ] {
      _ = try Program.run(
        ["openssl"] + arguments.split(separator: " ").map(String.init), in: workspace.path)
    }
  }

  @Test(
    "of stores are treated likewise", .enabled(if: TestTier.isSlow, "make test-all runs it"),
    .enabled(if: program.isTestable && WebServer.isThere), arguments: updateTrials)
  func updates(trial: PathTrial) async throws {
    let workspace = try await BundleWorkspace()
    try await workspace.publish(SampleCatalogue("2026-06-01", ["alfa", "beta"]))
    let server = try WebServer.start(showing: "\(workspace.path)/site")
    let problems = try problems(trial.with(server.address, for: "ADDRESS"), in: workspace)
    withExtendedLifetime(server) { #expect(problems == []) }
  }

  private func problems(_ trial: PathTrial, in workspace: BundleWorkspace) throws -> [String] {
    try withExtendedLifetime(workspace) { try trial.problems(of: Self.program, in: workspace.path) }
  }
}
