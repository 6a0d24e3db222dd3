import Foundation
import TestSupport
import Testing

@Suite("The workflow that comments, run step by step")
struct CommentWorkflowTests {
  /// A run in a repository with a report, where GitHub's command answers as it is told and notes what it was asked.
  private func run(pullRequest: String = "7", comment: String = "", report: String = "Nothing.\n") throws
    -> WorkflowRun
  {
    let run = try WorkflowRun()
    try FileManager.default.createDirectory(
      atPath: "\(run.workspace.path)/report", withIntermediateDirectories: true)
    try run.workspace.folder.write("report/difference.md", report.utf8)
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
      environment: ["HEAD_OWNER": "somebody", "HEAD_BRANCH": "a branch; exit 1", "GH_TOKEN": "none"])
    #expect(result.isSuccess, "\(result.errors)")
    return run
  }

  private func lastQuestion(_ run: WorkflowRun) -> String? {
    run.text("asked").split(separator: "\n").last.map(String.init)
  }

  @Test("the first push gets a comment, and the upload learns the pull request's number from GitHub")
  func first() throws {
    let run = try run()
    #expect(run.text("asked").contains("head=somebody:a branch; exit 1"))
    #expect(
      lastQuestion(run) == "api --method POST repos/owner/brands/issues/7/comments -F body=@FILE --silent")
    #expect(run.text("body") == "<!-- what changes in the catalogue -->\nNothing.\n")
    #expect(run.text("output") == "number=7\n")
  }

  @Test("a later push brings the same comment up to date")
  func later() throws {
    #expect(
      lastQuestion(try run(comment: "42"))
        == "api --method PATCH repos/owner/brands/issues/comments/42 -F body=@FILE --silent")
  }

  @Test("a pull request that is closed, or has been pushed to since, gets none")
  func gone() throws {
    let run = try run(pullRequest: "")
    #expect(!run.text("asked").contains("POST"))
    #expect(run.text("output") == "")
  }

  @Test("what is longer than a comment may be is cut between two lines")
  func long() throws {
    let line = String(repeating: "è", count: 500) + "\n"
    let body = try run(report: String(repeating: line, count: 100)).text("body")
    #expect(body.utf8.count < 65_536)
    #expect(body.hasSuffix("è\n\nThe rest is in the summary of the check.\n"))
    #expect(!body.contains("\u{FFFD}"))
  }
}
