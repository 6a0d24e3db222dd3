import TestSupport
import Testing

/// What make runs of Swift, which takes longer than the command itself.
@Suite(
  "make", .enabled(if: TestTier.isSlow, "make test-all runs it"),
  .enabled(if: Workflow.hasRunnersPrograms, "run scripts/require jq"))
struct MakeTests {
  @Test("checking, formatting and starting a brand build once, and format no Swift")
  func builds() async throws {
    let run = try await WorkflowRun()
    try run.workspace.folder.write("Sources/Tool.swift", [])
    try run.workspace.folder.write("Package.swift", [])
    try run.stub(
      "swift",
      """
      [ "$1" != --version ] || { echo "Swift version 6.2"; exit; }
      echo "$1" >>"$HOME/calls"
      mkdir -p .build/debug && ln -sf '\(Workspace.command)' .build/debug/catalogue
      """)
    let brand = "--name Volpi --category grocery"
    for arguments in [["check"], ["check"], ["format"], ["new", "ID=volpi", "ARGS=\(brand)"], ["rules"]] {
      let result = try run.shell("make \(arguments.map { "'\($0)'" }.joined(separator: " "))")
      #expect(result.status == 0, "\(arguments): \(result.errors)")
    }
    #expect(run.text("calls") == "build\n")
    try run.workspace.folder.write("Sources/Tool.swift", "// Edited.\n".utf8)
    _ = try run.shell("make check")
    #expect(run.text("calls") == "build\nbuild\n")
  }
}
