import Foundation
import TestSupport

/// Runs a workflow's steps as GitHub does, in a repository of its own, which has a base commit and a changed one.
struct WorkflowRun {
  /// The result of the steps.
  struct Result {
    /// Whether no step failed.
    var isSuccess = true
    /// What they printed, which GitHub looks through for annotations.
    var output = ""
    var errors = ""
  }

  let workspace: Workspace
  /// The programs that the steps find before all others.
  private let programs: TemporaryFolder

  /// A repository with the base commit.
  init() async throws {
    workspace = Workspace(folder: try TemporaryFolder())
    programs = try TemporaryFolder()
    let archive = try programs.write("base.tar", try Self.base.get())
    _ = try Program.run(["tar", "-xf", archive], in: workspace.path)
    // The command is built already, by what runs this test; a container would fetch and build it for minutes.
    try stub(
      "swift",
      """
      [ "$1" != --version ] || { echo "Swift version 6.2"; exit; }
      for product; do :; done
      mkdir -p .build/debug && ln -sf "$(dirname '\(Workspace.command)')/$product" ".build/debug/$product"
      """)
    try stub("apt-get", "exit 0")
  }

  /// The repository as an archive: made once, because that takes longer than most steps.
  private static let base = Swift.Result { () throws -> [UInt8] in
    let workspace = try Workspace()
    for name in ["scripts", "Makefile", ".github", ".gitattributes", "preview"] {
      try FileManager.default.copyItem(
        atPath: Project.root.appendingPathComponent(name).path, toPath: "\(workspace.path)/\(name)")
    }
    try workspace.folder.write(
      ".gitignore", "/.build/\n/Generated/\n/report/\n/built/\nPackage.resolved\n".utf8)
    try workspace.start(["build", "--date", "2026-05-31"])
    let archive = """
      git init -q -b main && git add -A && git -c user.name=a -c user.email=a@example.com commit -qm base && \
      tar -cf .build.tar --exclude .build.tar .
      """
    _ = try Program.run(["sh", "-c", archive], in: workspace.path)
    return workspace.folder.bytes(".build.tar") ?? []
  }

  /// Puts a program into the place of another.
  func stub(_ name: String, _ script: String) throws {
    let path = try programs.write(name, "#!/bin/sh\n\(script)\n".utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  /// Commits everything.
  func commit(_ message: String) throws {
    try git("add", "-A")
    try git("commit", "-qm", message)
  }

  /// Makes a branch of one commit, which starts from main.
  func branch(_ name: String, _ change: () throws -> Void) throws {
    try git("switch", "-qc", name, "main")
    try change()
    try commit(name)
    try git("switch", "-q", "main")
  }

  /// Merges a branch into main as a forge does; returns what git says of it.
  func merge(_ branch: String) throws -> Program.Result {
    try git("switch", "-q", "main")
    return try git("merge", "-q", "--no-ff", "-m", "Merge \(branch)", branch)
  }

  /// The name of a commit.
  func name(of commit: String) throws -> String { try git("rev-parse", commit).lines.first ?? "" }

  @discardableResult
  func git(_ arguments: String...) throws -> Program.Result {
    try Program.run(
      ["git", "-c", "user.name=a", "-c", "user.email=a@example.com"] + arguments, in: workspace.path)
  }

  /// Runs make as a contributor would, on a day.
  @discardableResult
  func make(_ arguments: String..., on day: String = Self.today) throws -> Program.Result {
    try program(["make"] + arguments, ["SOURCE_DATE_EPOCH": try Self.seconds(of: day)])
  }

  /// The day on which the workflows run.
  static let today = "2026-06-01"

  /// Runs a line of a document in a shell, as a contributor would.
  func shell(_ line: String) throws -> Program.Result { try program(["sh", "-c", line], [:]) }

  private static func seconds(of day: String) throws -> String {
    let date = try Date("\(day)T12:00:00Z", strategy: .iso8601)
    return String(Int(date.timeIntervalSince1970))
  }

  private func program(_ command: [String], _ environment: [String: String]) throws -> Program.Result {
    let path = "\(programs.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
    // MAKEFLAGS and MAKELEVEL are of the make that may run this test.
    let own = [
      "PATH": path, "HOME": programs.path, "MAKEFLAGS": "", "MAKELEVEL": "",
      "SOURCE_DATE_EPOCH": try Self.seconds(of: Self.today),
    ]
    return try withExtendedLifetime(workspace.folder) {
      try Program.run(command, in: workspace.path, environment: own.merging(environment) { $1 })
    }
  }

  /// Runs the steps in order; after one that fails only those that say so.
  func run(_ workflow: Workflow, environment: [String: String] = [:]) throws -> Result {
    var own = [
      "GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "owner/brands",
      "GITHUB_EVENT_NAME": "pull_request", "GITHUB_STEP_SUMMARY": "\(programs.path)/summary",
      "GITHUB_OUTPUT": "\(programs.path)/output", "GITHUB_ENV": "\(programs.path)/env",
      "RUNNER_TEMP": "\(programs.path)/temp", "HEAD_SHA": try name(of: "HEAD"),
    ].merging(environment) { $1 }
    var result = Result()
    for step in workflow.steps where result.isSuccess || step.runsAlways {
      for line in text("env").split(separator: "\n") {
        let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
        own[parts[0]] = parts[1]
      }
      let ran = try program(["bash", "-eo", "pipefail", "-c", step.commands], own)
      result.isSuccess = result.isSuccess && ran.status == 0
      result.output += ran.output
      result.errors += ran.errors
    }
    return result
  }

  /// Puts a file where a step finds it: in the folder of downloads, for example.
  func write(_ name: String, _ bytes: some Sequence<UInt8>) throws { try programs.write(name, bytes) }

  /// Where the files of ``write(_:_:)`` are.
  var folder: String { programs.path }

  /// What a step wrote for GitHub, or what a stub did.
  func text(_ name: String) -> String { String(decoding: programs.bytes(name) ?? [], as: UTF8.self) }
}
