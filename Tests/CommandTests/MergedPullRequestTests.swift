import Foundation
import TestSupport
import Testing

@Suite(
  "Pull requests and the catalogue that git tracks, in real repositories",
  .enabled(if: TestTier.isSlow, "make test-all runs it"))
struct MergedPullRequestTests {
  private static let tracked = "catalogue/italy.json"

  /// A branch that gives a brand an alias, as an edit on a forge's page does.
  private func edit(_ brand: String, in run: WorkflowRun) throws {
    try run.branch(brand) {
      try run.workspace.write(
        brand: brand, try run.workspace.brand(brand) + "keywords:\n  - spesa \(brand)\n")
    }
  }

  private func catalogue(_ run: WorkflowRun, _ path: String = Self.tracked) -> String {
    String(decoding: run.workspace.folder.bytes(path) ?? [], as: UTF8.self)
  }

  /// Releases what main has, as its workflow does.
  private func release(_ run: WorkflowRun, on day: String) throws {
    let result = try run.make("code", "RELEASE=1", on: day)
    #expect(result.status == 0, "\(result.errors)")
    try run.commit("Release")
  }

  @Test("a build leaves the tracked catalogue alone, and writes Generated/italy.json; a release writes it")
  func output() async throws {
    let run = try await WorkflowRun()
    let before = catalogue(run)
    try edit("pam", in: run)
    _ = try run.merge("pam")
    #expect(try run.make("code").status == 0)
    #expect(catalogue(run) == before)
    #expect(catalogue(run, "Generated/italy.json").contains("spesa pam"))
    #expect(try run.git("status", "--porcelain").output == "")
    #expect(try run.make("code", "RELEASE=1").status == 0)
    #expect(catalogue(run) == catalogue(run, "Generated/italy.json"))
  }

  /// Pushes, without a pull request, a schema that apps of the last release couldn't rely on.
  private func pushLooserSchema(in run: WorkflowRun) throws {
    try run.workspace.edit(schema: #""category", "color""#, to: #""color""#)
    try run.commit("Pushed without a pull request")
  }

  @Test("a release that older apps couldn't read is refused, however it came to main")
  func unreadable() async throws {
    let run = try await WorkflowRun()
    try pushLooserSchema(in: run)
    try edit("pam", in: run)
    _ = try run.merge("pam")
    let before = catalogue(run)
    let result = try run.make("code", "RELEASE=1")
    #expect(result.status != 0)
    #expect(
      result.errors.contains(#"error[E403]: field "brands.category" may be null now"#), "\(result.errors)")
    #expect(catalogue(run) == before)
  }

  @Test("the schemas of the last release are those it was made by, even if its file was restored since")
  func restored() async throws {
    let run = try await WorkflowRun()
    try pushLooserSchema(in: run)
    try run.workspace.folder.write("catalogue/italy.json", "lost".utf8)
    try run.commit("By mistake")
    try run.git("revert", "--no-edit", "HEAD")
    try edit("pam", in: run)
    _ = try run.merge("pam")
    let result = try run.make("code", "RELEASE=1")
    #expect(
      result.errors.contains(#"error[E403]: field "brands.category" may be null now"#), "\(result.errors)")
  }

  @Test("two of one day merge without a conflict, and the release has both")
  func sameDay() async throws {
    let run = try await WorkflowRun()
    for brand in ["pam", "ali"] { try edit(brand, in: run) }
    for brand in ["pam", "ali"] { #expect(try run.merge(brand).status == 0) }
    try release(run, on: "2026-06-01")
    #expect(catalogue(run).contains("spesa pam"))
    #expect(catalogue(run).contains("spesa ali"))
    #expect(catalogue(run).contains("\"version\": \"2026-06-01\""))
    #expect(try run.make("check").status == 0)
  }

  @Test("two that each end a ranked brand leave a gap, which one command closes")
  func rankGap() async throws {
    let run = try await WorkflowRun()
    let ids = (1...6).map { "brand-\($0)" }
    for (index, id) in ids.enumerated() {
      let lines = try run.workspace.brand("ali").replacing("ali", with: id)
        .replacing("Alì", with: String(repeating: "\(index + 1)", count: 6)).split(separator: "\n")
        .filter { !$0.hasPrefix("rank:") }
      try run.workspace.write(
        brand: id, lines.joined(separator: "\n") + "\ninitials: B\(index + 1)\nrank: \(index + 1)\n")
    }
    for id in ["ali", "pam"] {
      let lines = try run.workspace.brand(id).split(separator: "\n").filter { !$0.hasPrefix("rank:") }
      try run.workspace.write(brand: id, lines.joined(separator: "\n") + "\n")
    }
    #expect(try await run.workspace.run("format").status == 0)
    try release(run, on: "2026-06-01")
    for id in [ids[1], ids[3]] {
      try run.branch(id) {
        let retired = try run.workspace.start(["retire", id, "--closed"])
        #expect(retired.status == 0, "\(retired.errors)")
      }
    }
    #expect(try run.merge(ids[1]).status == 0)
    // In the second one's file one branch lowers the rank that the other removes: whoever merges takes the latter.
    #expect(try run.merge(ids[3]).status != 0)
    try run.git("checkout", "-q", "--theirs", "catalogue/italy/brands/\(ids[3]).yaml")
    try run.commit("Merge \(ids[3])")
    let broken = try run.make("check", "BASELINE_REF=HEAD^")
    #expect(broken.errors.contains("E214"), "\(broken.errors)")
    #expect(try run.make("rank", "ID=\(ids[4])", "RANK=3").status == 0)
    let closed = try run.make("check", "BASELINE_REF=HEAD^")
    #expect(closed.status == 0, "\(closed.errors)")
  }

  @Test("two of different days merge without a conflict, with a release between them")
  func differentDays() async throws {
    let run = try await WorkflowRun()
    for brand in ["pam", "ali"] { try edit(brand, in: run) }
    #expect(try run.merge("pam").status == 0)
    try release(run, on: "2026-06-01")
    #expect(try run.merge("ali").status == 0)
    let check = try run.make("check", "BASELINE_REF=HEAD^")
    #expect(check.status == 0, "\(check.errors)")
    try release(run, on: "2026-06-02")
    #expect(catalogue(run).contains("spesa pam"))
    #expect(catalogue(run).contains("spesa ali"))
    #expect(catalogue(run).contains("\"version\": \"2026-06-02\""))
  }

  @Test("a branch that is older than the last release isn't blamed for what was released since")
  func olderBranch() async throws {
    let run = try await WorkflowRun()
    try edit("pam", in: run)
    try run.branch("coop") {
      try run.workspace.write(
        brand: "coop",
        try run.workspace.brand("ali").replacing("Alì", with: "Coop").replacing("ali", with: "coop"))
    }
    _ = try run.merge("coop")
    try release(run, on: "2026-06-01")
    try run.git("switch", "-q", "pam")
    let check = try run.make("check", "BASELINE_REF=main")
    #expect(check.status == 0, "\(check.errors)")
  }

  @Test("one that changes the tracked catalogue by hand is an error on its line")
  func touchedWrongly() async throws {
    let run = try await WorkflowRun()
    try run.workspace.folder.write(
      Self.tracked, catalogue(run).replacingOccurrences(of: "Pam Panorama", with: "Panorama").utf8)
    try run.commit("by hand")
    let check = try run.make("check", "BASELINE_REF=HEAD^", "ARGS=--format github")
    #expect(check.status != 0)
    #expect(check.output.hasPrefix("::error file=catalogue/italy.json,line=4,"), "\(check.output)")
  }

  @Test("one that brings the tracked catalogue up to date passes")
  func touchedRightly() async throws {
    let run = try await WorkflowRun()
    try edit("pam", in: run)
    _ = try run.merge("pam")
    #expect(try run.make("code", "RELEASE=1", "BASELINE_REF=HEAD^").status == 0)
    try run.commit("its release")
    let check = try run.make("check", "BASELINE_REF=HEAD~2")
    #expect(check.status == 0, "\(check.errors)")
  }

  /// Two branches that both changed the tracked catalogue, in the middle of a merge.
  private func conflict() async throws -> WorkflowRun {
    let run = try await WorkflowRun()
    for brand in ["pam", "ali"] {
      try edit(brand, in: run)
      try run.git("switch", "-q", brand)
      try run.make("code", "RELEASE=1")
      try run.commit("its release")
    }
    _ = try run.merge("pam")
    #expect(try run.merge("ali").status != 0)
    return run
  }

  @Test("a conflict in the tracked catalogue leaves one side whole, and stops no build")
  func conflictInTheMiddle() async throws {
    let run = try await conflict()
    #expect(catalogue(run).contains("spesa pam"))
    #expect(!catalogue(run).contains("<<<<<<<"))
    #expect(try run.make("code").status == 0)
    #expect(catalogue(run, "Generated/italy.json").contains("spesa pam"))
    #expect(catalogue(run, "Generated/italy.json").contains("spesa ali"))
  }

  @Test("a conflict's markers in the tracked catalogue stop no build, and a check names their line")
  func markers() async throws {
    let run = try await conflict()
    try run.workspace.folder.write(Self.tracked, "<<<<<<< HEAD\n\(catalogue(run))>>>>>>> ali\n".utf8)
    #expect(try run.make("code").status == 0)
    let check = try run.make("check")
    #expect(check.status != 0)
    #expect(check.errors.contains("catalogue/italy.json:1:1: error[E401]"), "\(check.errors)")
    #expect(try run.make("code", "RELEASE=1").status == 0)
    #expect(catalogue(run).contains("spesa ali"))
  }

  @Test(
    "markers that were committed stop no build either"
  )
  func committedMarkers() async throws {
    let run = try await conflict()
    try run.workspace.folder.write(Self.tracked, "<<<<<<< HEAD\n\(catalogue(run))>>>>>>> ali\n".utf8)
    try run.commit("Merge ali")
    let build = try run.make("code")
    #expect(build.status == 0, "\(build.errors)")
    #expect(catalogue(run, "Generated/italy.json").contains("spesa ali"))
    let check = try run.make("check")
    #expect(check.errors.contains("catalogue/italy.json:1:1: error[E401]"), "\(check.errors)")
  }
}
