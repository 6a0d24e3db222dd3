import Foundation
import TestSupport
import Testing

@Suite(
  "The workflow that refreshes, and the releases that it needs",
  .enabled(if: TestTier.isSlow, "make test-all runs it"),
  .enabled(if: Workflow.hasRunnersPrograms, "run scripts/require jq"))
struct RefreshWorkflowTests {
  private static let digest = try? Program.run(["sh", "-c", "echo the program | sha256sum | cut -d ' ' -f 1"])
    .lines
    .first

  /// A run where GitHub has three releases, and hands out a program.
  private func run(program: String = "the program", named name: String = digest ?? "") async throws
    -> WorkflowRun
  {
    let run = try await WorkflowRun()
    let other = String(repeating: "0", count: 64)
    let releases = [
      (tag: "v1.0.0", day: "2026-06-03", assets: [("catalogue-bundle-\(other)", 1)]),
      (tag: "catalogue-2026-06-01.1", day: "2026-06-01", assets: [("catalogue-bundle-\(other)", 2)]),
      (
        tag: "catalogue-2026-06-02.1", day: "2026-06-02",
        assets: [("sbom.json", 3), ("catalogue-bundle-\(name)", 4)]
      ),
    ].map { release in
      let assets = release.assets.map {
        "{\"name\": \"\($0)\", \"id\": \($1), \"created_at\": \"2026-06-02\"}"
      }
      return """
        {"tag_name": "\(release.tag)", "published_at": "\(release.day)", "draft": false,
         "assets": [\(assets.joined(separator: ", "))]}
        """
    }
    try run.write("releases.json", "[\(releases.joined(separator: ","))]".utf8)
    try run.stub(
      "gh",
      """
      case $* in
        *actions/workflows/*) cat "$HOME/runs" 2>/dev/null || true ;;
        *actions/runs/7/*) echo build ;;
        *actions/runs/8/*) printf 'build\\nrelease\\n' ;;
        *--jq*) for expression; do :; done; jq -r "$expression" "$HOME/releases.json" ;;
        *assets/4) echo "\(program)" ;;
        *) exit 1 ;;
      esac
      """)
    // As the published program would: the targets expire soon.
    try run.stub("aws", "echo \"$*\" >> \"$HOME/asked\"")
    return run
  }

  private func refresh(_ run: WorkflowRun, steps: Int) throws -> WorkflowRun.Result {
    var workflow = try Workflow("refresh.yml")
    workflow.steps = Array(workflow.steps.prefix(steps))
    return try run.run(workflow, environment: ["BUCKET": "s3://bucket", "CI_KEY": "a key"])
  }

  @Test(
    "leaves it to a release that is being published, and to no run of which another job is at work",
    arguments: [("", "no"), ("7", "no"), ("7\n8", "yes")])
  func running(runs: String, answer: String) async throws {
    let run = try await run()
    try run.write("runs", Array(runs.utf8))
    let result = try refresh(run, steps: 1)
    #expect(result.isSuccess, "\(result.errors)")
    #expect(run.text("output") == "running=\(answer)\n")
  }

  @Test("begins nothing where it can't be known whether a release is being published")
  func unknown() async throws {
    let run = try await run()
    try run.stub("gh", "exit 1")
    #expect(try !refresh(run, steps: 1).isSuccess)
  }

  @Test("runs the program that the last release kept, and builds nothing")
  func keptProgram() async throws {
    let run = try await run()
    let result = try refresh(run, steps: 2)
    #expect(result.isSuccess, "\(result.errors)")
    #expect(run.workspace.folder.bytes("catalogue-bundle") == Array("the program\n".utf8))
  }

  @Test("doesn't run a program that isn't the one of its digest")
  func otherProgram() async throws {
    let run = try await run(program: "another program")
    let result = try refresh(run, steps: 2)
    #expect(!result.isSuccess)
    #expect(
      result.errors.hasSuffix("what was fetched isn't the program that the release was published with\n"))
    #expect(run.workspace.folder.bytes("catalogue-bundle") == nil)
  }

  @Test("says so where no release has kept a program")
  func noProgram() async throws {
    let run = try await run()
    try run.write("releases.json", "[]".utf8)
    let result = try refresh(run, steps: 2)
    #expect(!result.isSuccess)
    #expect(result.errors == "no release has kept its program: run the workflow publish once\n")
  }

  @Test(
    "uploads what was renewed; where somebody has to act it fails afterwards, and after an error it uploads nothing",
    arguments: [(0, true, true), (100, true, false), (1, false, false)])
  func upload(status: Int, isUploaded: Bool, isSuccess: Bool) async throws {
    let script =
      "#!/bin/sh\nmkdir -p site/metadata\necho metadata/timestamp.json > upload.txt\nexit \(status)"
    let digest = try Program.run(["sh", "-c", "echo '\(script)' | sha256sum | cut -d ' ' -f 1"]).lines.first
    let run = try await run(program: script, named: digest ?? "")
    let result = try refresh(run, steps: 3)
    #expect(result.isSuccess == isSuccess, "\(result.errors)")
    #expect(run.text("asked").contains("s3://bucket/metadata/timestamp.json") == isUploaded)
  }

  @Test("the record of a release is kept under its version, and once more where it is published again")
  func record() async throws {
    let run = try await WorkflowRun()
    for name in ["catalogue-bundle-\(Self.digest ?? "")", "Package.resolved", "sbom.json"] {
      try run.workspace.folder.write("record/\(name)", "the program\n".utf8)
    }
    let environment = ["VERSION": "2026-06-01.1", "COMMIT": "0a1b", "GH_TOKEN": "none"]
    for (exists, verb) in [(false, "create"), (true, "upload")] {
      try run.stub(
        "gh", "case $* in *view*) exit \(exists ? 0 : 1) ;; esac; echo \"$1 $2 $3\" >> \"$HOME/asked\"")
      let result = try run.run(try Workflow("publish.yml", job: "record"), environment: environment)
      #expect(result.isSuccess, "\(result.errors)")
      #expect(run.text("asked").hasSuffix("release \(verb) catalogue-2026-06-01.1\n"))
    }
    try run.workspace.folder.write("record/catalogue-bundle-\(Self.digest ?? "")", "another\n".utf8)
    #expect(try !run.run(try Workflow("publish.yml", job: "record"), environment: environment).isSuccess)
  }

  @Test("a release of the project has a semantic version, and notes in the change log")
  func notes() async throws {
    let run = try await WorkflowRun()
    try run.workspace.folder.write(
      "CHANGELOG.md",
      "# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2026-06-01\n\n### Fixed\n- This.\n```\n## [x]\n```\n\n## [1.1.0]\n"
        .utf8)
    let notes = { (tag: String) in try Program.run(["scripts/ci/release-notes", tag], in: run.workspace.path)
    }
    #expect(try notes("v1.2.0").output == "\n### Fixed\n- This.\n```\n## [x]\n```\n")
    for tag in ["v1.1.0", "v1.3.0", "v1.2", "1.2.0", "v01.2.0", "v1.2.0-01", "v1.2.0 "] {
      #expect(try notes(tag).status == 1, "\(tag)")
    }
  }
}
