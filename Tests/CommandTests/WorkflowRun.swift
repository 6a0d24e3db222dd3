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
  init() throws {
    workspace = try Workspace()
    programs = try TemporaryFolder()
    for name in ["scripts", "Makefile", ".github", "preview"] {
      try FileManager.default.copyItem(
        atPath: Project.root.appendingPathComponent(name).path, toPath: "\(workspace.path)/\(name)")
    }
    try workspace.folder.write(".gitignore", "/.build/\n/Generated/\n/report/\n".utf8)
    // The command is built already, by what runs this test; a container would fetch and build it for minutes.
    try stub(
      "swift",
      """
      [ "$1" != --version ] || { echo "Swift version 6.2"; exit; }
      for product; do :; done
      mkdir -p .build/debug && ln -sf "$(dirname '\(Workspace.command)')/$product" ".build/debug/$product"
      """)
    try stub("apt-get", "exit 0")
    try git("init", "-q")
    try workspace.run("build", "--date", "2026-05-31")
    try commit("base")
  }

  /// Puts a program into the place of another.
  func stub(_ name: String, _ script: String) throws {
    let path = try programs.write(name, "#!/bin/sh\n\(script)\n".utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  /// Commits everything.
  func commit(_ message: String) throws {
    try git("add", "-A")
    try git("-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "-qm", message)
  }

  /// The name of a commit.
  func name(of commit: String) throws -> String { try git("rev-parse", commit).lines.first ?? "" }

  @discardableResult
  private func git(_ arguments: String...) throws -> Program.Result {
    try Program.run(["git"] + arguments, in: workspace.path)
  }

  /// Runs the steps in order; after one that fails only those that say so.
  func run(_ workflow: Workflow, environment: [String: String] = [:]) throws -> Result {
    let path = "\(programs.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
    let own = [
      "PATH": path, "HOME": programs.path, "GITHUB_SERVER_URL": "https://github.com",
      "GITHUB_REPOSITORY": "owner/brands", "GITHUB_STEP_SUMMARY": "\(programs.path)/summary",
      "GITHUB_OUTPUT": "\(programs.path)/output", "HEAD_SHA": try name(of: "HEAD"),
      // Of the make that may run this test.
      "MAKEFLAGS": "", "MAKELEVEL": "",
    ]
    var result = Result()
    for step in workflow.steps where result.isSuccess || step.runsAlways {
      let ran = try withExtendedLifetime(workspace.folder) {
        try Program.run(
          ["bash", "-eo", "pipefail", "-c", step.commands], in: workspace.path,
          environment: own.merging(environment) { $1 })
      }
      result.isSuccess = result.isSuccess && ran.status == 0
      result.output += ran.output
      result.errors += ran.errors
    }
    return result
  }

  /// What a step wrote for GitHub, or what a stub did.
  func text(_ name: String) -> String { String(decoding: programs.bytes(name) ?? [], as: UTF8.self) }
}
