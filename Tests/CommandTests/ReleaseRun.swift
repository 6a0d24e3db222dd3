import Foundation
import TestSupport

/// The jobs of publish.yml and refresh.yml, run step by step on a clone of a repository with a merged change.
struct ReleaseRun {
  let run: WorkflowRun
  /// The repository on the forge.
  private let origin: TemporaryFolder

  /// What is merged isn't released yet.
  init() async throws {
    run = try await WorkflowRun()
    origin = try TemporaryFolder()
    try run.workspace.edit(brand: "pam", "Pam Panorama", to: "Panorama")
    try run.commit("Merge a pull request")
    try run.git("init", "-q", "--bare", "-b", "main", origin.path)
    try run.git("remote", "add", "origin", origin.path)
    try run.git("push", "-q", "origin", "main")
    try run.stub("strip", "exit 0")
    try run.stub("dpkg-query", "printf 'libyaml-dev\\t0.2.5-1\\tamd64\\n'")
    try run.stub(
      "swift",
      """
      case $* in
        *--version*) echo "Swift version 6.2 (release)"; exit ;;
        *show-dependencies*) cat dependencies.json; exit ;;
      esac
      for product; do case $product in catalogue*) break ;; esac; done
      mkdir -p .build/debug
      case $product in
        catalogue) ln -sf '\(Workspace.command)' .build/debug/catalogue ;;
        *) echo the program > .build/debug/$product ;;
      esac
      """)
    try run.workspace.folder.write("dependencies.json", Self.dependencies.utf8)
    try run.workspace.folder.write("Package.resolved", Self.resolved.utf8)
    try run.workspace.folder.write(".git/info/exclude", "dependencies.json\n".utf8)
  }

  private static let dependencies = """
    {"identity": "brands", "name": "brands", "url": "/", "version": "unspecified", "dependencies": [
      {"identity": "yaml", "name": "Yaml", "url": "https://github.com/owner/yaml.git", "version": "1.2.0",
       "dependencies": []}]}
    """

  private static let resolved = """
    {"pins": [{"identity": "yaml", "state": {"revision": "0a1b", "version": "1.2.0"}}], "version": 3}
    """

  /// Runs the job that builds.
  func build(before: String = "") throws -> WorkflowRun.Result {
    try run.run(
      try Workflow("publish.yml", job: "build"),
      environment: ["BEFORE": before, "IMAGE": "swift@sha256:0", "GITHUB_EVENT_NAME": "push"])
  }

  /// Runs the job that commits, in a fresh checkout, with what was built.
  /// - Parameter change: what somebody makes of the downloaded artefact, in that folder.
  func commit(_ change: String = "true") throws -> WorkflowRun.Result {
    try run.git("checkout", "-q", "--", ".")
    let downloads = "\(run.folder)/temp"
    _ = try Program.run(["rm", "-rf", downloads])
    _ = try Program.run(["mkdir", downloads])
    _ = try Program.run(["cp", "-R", "built/catalogue", downloads], in: run.workspace.path)
    _ = try Program.run(["sh", "-c", change], in: "\(downloads)/catalogue")
    return try run.run(try Workflow("publish.yml", job: "commit"))
  }

  /// Merges something else on the forge meanwhile.
  func mergeAnother() throws {
    try run.git("commit", "-q", "--allow-empty", "-m", "Merge another")
    try run.git("push", "-q", "origin", "main")
    try run.git("reset", "-q", "--hard", "HEAD^")
  }

  /// Lets the forge reject every push, as for a protected branch.
  func protect() throws {
    let hook = try origin.write("hooks/pre-receive", "#!/bin/sh\nexit 1\n".utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: hook)
  }

  /// What git prints of the forge's main branch.
  func main(_ arguments: String...) throws -> [String] {
    try Program.run(["git", "--git-dir", origin.path] + arguments).lines
  }
}
