import Foundation
import StrictJSON
import TestSupport
import Testing

@Suite("The workflow that comments, run step by step", .enabled(if: TestTier.isSlow, "make test-all runs it"))
struct CommentWorkflowTests {
  /// A run in a repository with a report, where GitHub's command answers as it is told and notes what it was asked.
  private func run(pullRequest: String = "7", comment: String = "") async throws -> WorkflowRun {
    let run = try await WorkflowRun()
    try run.write("temp/report/report.json", CheckReport().text.utf8)
    try run.stub(
      "gh",
      """
      echo "$*" | sed 's/@[^ ]*/@FILE/' >> "$HOME/asked"
      case $* in
      *PATCH*|*POST*) for word; do case $word in body=@*) cp "${word#body=@}" "$HOME/body" ;; esac; done ;;
      *comments*) echo "\(comment)" ;;
      *pulls*) echo "\(pullRequest)" ;;
      esac
      """)
    let result = try run.run(
      try Workflow("comment.yml"),
      environment: [
        "HEAD_OWNER": "somebody", "HEAD_BRANCH": "a branch; exit 1", "GH_TOKEN": "none", "RUN_ID": "42",
      ])
    #expect(result.isSuccess, "\(result.errors)")
    return run
  }

  private func lastQuestion(_ run: WorkflowRun) -> String? {
    run.text("asked").split(separator: "\n").last.map(String.init)
  }

  @Test("the first push gets a comment, and the upload learns the pull request's number from GitHub")
  func first() async throws {
    let run = try await run()
    #expect(run.text("asked").contains("head=somebody:a branch; exit 1"))
    #expect(
      lastQuestion(run) == "api --method POST repos/owner/brands/issues/7/comments -F body=@FILE --silent")
    #expect(
      run.text("body") == """
        <!-- what changes in the catalogue -->
        **No findings.**

        Nothing changes for apps.

        [All changes, the preview and the findings](https://github.com/owner/brands/actions/runs/42)

        """)
    #expect(run.text("output") == "number=7\n")
  }

  @Test("a later push brings the same comment up to date")
  func later() async throws {
    #expect(
      lastQuestion(try await run(comment: "42"))
        == "api --method PATCH repos/owner/brands/issues/comments/42 -F body=@FILE --silent")
  }

  @Test("a pull request that is closed, or has been pushed to since, gets none")
  func gone() async throws {
    let run = try await run(pullRequest: "")
    #expect(!run.text("asked").contains("POST"))
    #expect(run.text("output") == "")
  }

  @Test("the comment is made of the report's numbers and ids")
  func content() throws {
    let comment = try CheckReport(errors: 2, breaks: 1, added: ["coop", "pam-panorama"]).comment()
    #expect(
      comment == """
        **2 errors.**

        **1 change may break apps that have the last catalogue.**

        - Added (2): `coop`, `pam-panorama`

        [All changes, the preview and the findings](https://example.com)

        """)
  }

  @Test("the comment says what it was compared with, where that isn't the base")
  func unreleased() throws {
    #expect(
      try CheckReport(added: ["en_US"], result: "unreleased").comment() == """
        **No findings.**

        This changes what isn't released yet, and is compared with the last release.

        - Added (1): `en_US`

        [All changes, the preview and the findings](https://example.com)

        """)
  }

  @Test("catalogues beyond those that a report has room for aren't said to be unchanged")
  func manyCatalogues() throws {
    #expect(
      try CheckReport(others: 3).comment() == """
        **No findings.**

        Of 3 more catalogues nothing is said here.

        [All changes, the preview and the findings](https://example.com)

        """)
  }

  @Test(
    "nothing else of a report that others wrote is posted", arguments: TestTier.some(of: CheckReport.hostile))
  func hostile(report: String) throws {
    #expect(
      try CheckReport.comment(on: report) == """
        The check has left no report that can be read.

        [All changes, the preview and the findings](https://example.com)

        """)
  }

  @Test("findings of a fork aren't uploaded as this project's own")
  func forkFindings() throws {
    let steps = try Workflow("comment.yml").root["jobs"]?["comment"]?["steps"]?.array ?? []
    let upload = steps.first { $0["uses"]?.string?.contains("upload-sarif") ?? false }
    let condition = upload?["if"]?.string ?? ""
    #expect(condition.contains("workflow_run.head_repository.full_name == github.repository"))
  }
}
