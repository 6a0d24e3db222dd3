import Foundation
import StrictJSON
import TestSupport
import Testing

@Suite(
  "The workflow that releases, run step by step",
  .enabled(if: TestTier.isSlow, "make test-all runs it"),
  .enabled(if: Workflow.hasRunnersPrograms, "run scripts/require jq"))
struct ReleaseWorkflowTests {
  @Test("what was merged is built as a release, with a record of what it was built from")
  func build() async throws {
    let release = try await ReleaseRun()
    let result = try release.build()
    #expect(result.isSuccess, "\(result.errors)")
    let commit = try release.run.name(of: "HEAD")
    #expect(
      release.run.text("output") == "commit=\(commit)\nversion=2026-06-01.1\nchanged=true\nrelease=true\n")
    let folder = release.run.workspace.folder
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/built/record").sorted()
    let program = "echo the program | sha256sum | cut -d ' ' -f 1"
    let digest = try Program.run(["sh", "-c", program]).lines.first ?? ""
    #expect(names == ["Package.resolved", "catalogue-bundle-\(digest)", "sbom.json"])
  }

  @Test("the record lists the packages and their revisions, the container and the compiler, as CycloneDX")
  func record() async throws {
    let release = try await ReleaseRun()
    _ = try release.build()
    let bytes = try #require(release.run.workspace.folder.bytes("built/record/sbom.json"))
    let bill = try JSONReader.read(bytes)
    #expect(bill["bomFormat"]?.string == "CycloneDX")
    #expect(bill["specVersion"]?.string == "1.5")
    #expect(bill["metadata"]?["component"]?["version"]?.string == (try release.run.name(of: "HEAD")))
    #expect(bill["metadata"]?["properties"]?.array?.first?["value"]?.string == "swift@sha256:0")
    let components = bill["components"]?.array ?? []
    #expect(components.map { $0["name"]?.string } == ["swift", "libyaml-dev", "Yaml"])
    #expect(components.map { $0["version"]?.string } == ["6.2", "0.2.5-1", "1.2.0"])
    #expect(components.last?["purl"]?.string == "pkg:swift/github.com/owner/yaml@1.2.0")
    #expect(components.last?["properties"]?.array?.first?["value"]?.string == "0a1b")
    let references = Set(components.compactMap { $0["bom-ref"]?.string })
    for edge in bill["dependencies"]?.array ?? [] {
      for target in edge["dependsOn"]?.array ?? [] { #expect(references.contains(target.string ?? "")) }
    }
  }

  @Test("nothing is released where nothing has changed, unless there is a new root")
  func unchanged() async throws {
    let release = try await ReleaseRun()
    _ = try release.build()
    try release.run.commit("Release")
    let before = try release.run.name(of: "HEAD")
    _ = try release.build(before: before)
    #expect(release.run.text("output").hasSuffix("changed=false\nrelease=false\n"))
    try release.run.workspace.folder.write("roots/2.root.json", "{}".utf8)
    try release.run.commit("A new root")
    _ = try release.build(before: before)
    #expect(release.run.text("output").hasSuffix("changed=false\nrelease=true\n"))
  }

  @Test("the catalogue is committed alone, on what it was built from")
  func commit() async throws {
    let release = try await ReleaseRun()
    _ = try release.build()
    let built = try release.run.name(of: "HEAD")
    let result = try release.commit()
    #expect(result.isSuccess, "\(result)")
    #expect(release.run.text("output").hasSuffix("pushed=true\n"))
    #expect(try release.main("rev-parse", "main^") == [built])
    #expect(try release.main("diff", "--name-only", "main^", "main") == ["catalogue/italy.json"])
    #expect(
      try release.main("log", "-1", "--format=%an: %s", "main")
        == ["github-actions[bot]: Release the catalogue of 2026-06-01, revision 1"])
  }

  @Test("after another merge it isn't pushed, and everything is built again")
  func moved() async throws {
    let release = try await ReleaseRun()
    _ = try release.build()
    try release.mergeAnother()
    let result = try release.commit()
    #expect(result.isSuccess, "\(result)")
    #expect(release.run.text("output").hasSuffix("pushed=false\n"))
    #expect(try release.main("log", "-1", "--format=%s", "main") == ["Merge another"])
  }

  @Test("a branch that lets nobody in is an error that says what to do")
  func protected() async throws {
    let release = try await ReleaseRun()
    _ = try release.build()
    try release.protect()
    let result = try release.commit()
    #expect(!result.isSuccess)
    #expect(result.output.contains("::error::main doesn't let this job in: see PUBLISHING.md"))
  }

  /// What somebody could make of the artefact, and a word of the reason why it is rejected.
  private static let hostile = [
    ("echo > more", "alone"), ("mkdir folder", "alone"), ("rm italy.json", "alone"),
    ("mv italy.json ../other.json && ln -s ../other.json italy.json", "alone"),
    ("truncate -s 40M italy.json", "longer"), ("echo '<<<<<<<' > italy.json", "newer"),
    ("echo '[]' > italy.json", "newer"), ("cp italy.json ../twice && cat ../twice >> italy.json", "newer"),
    ("sed -i 's/2026-06-01/9999-12-31/' italy.json", "newer"),
    ("sed -i 's/2026-06-01/2026-05-30/' italy.json", "newer"),
    ("sed -i 's/2026-06-01/2026-05-31/' italy.json", "newer"),
    ("sed -i 's/\"version\": .*/\"version\": 20260601,/' italy.json", "newer"),
    ("sed -i 's/\"revision\": 1/\"revision\": 0.5/' italy.json", "newer"),
  ]

  @Test("an artefact that isn't a newer catalogue alone is never committed")
  func hostileArtefacts() async throws {
    let release = try await ReleaseRun()
    _ = try release.build()
    let before = try release.main("rev-parse", "main")
    for (change, word) in Self.hostile {
      let result = try release.commit(change)
      #expect(!result.isSuccess, "\(change)")
      #expect(result.output.contains("::error::") && result.output.contains(word), "\(change): \(result)")
    }
    #expect(try release.main("rev-parse", "main") == before)
  }

  @Test("a catalogue that was published by hand is committed before the next release")
  func uncommitted() async throws {
    let run = try await WorkflowRun()
    let catalogue = "catalogue/italy.json"
    let check = "scripts/published-uncommitted HEAD \(catalogue) site"
    try run.workspace.folder.write(catalogue, "{}\n".utf8)
    #expect(try run.shell(check).status == 0)
    try run.workspace.folder.write("site/targets/0a.italy.json", "{}\n".utf8)
    // Of a publisher that was stopped.
    #expect(try run.shell(check).status == 0)
    try run.workspace.folder.write("site/metadata/timestamp.json", "{}\n".utf8)
    let result = try run.shell(check)
    #expect(result.status == 1)
    #expect(
      result.errors
        == "catalogue/italy.json is in site, and HEAD doesn't have it: commit it first, because the next release is counted from it\n"
    )
    try run.commit("Release")
    #expect(try run.shell(check).status == 0)
  }

  @Test("three builds at most follow one another", arguments: [("1", "2"), ("2", "3"), ("3", nil)])
  func attempts(attempt: String, next: String?) async throws {
    let run = try await WorkflowRun()
    try run.stub("gh", "echo \"$*\" >> \"$HOME/asked\"")
    let result = try run.run(
      try Workflow("publish.yml", job: "again"), environment: ["ATTEMPT": attempt, "IS_FIRST": "false"])
    #expect(result.isSuccess == (next != nil))
    #expect(
      run.text("asked")
        == (next.map {
          "workflow run publish.yml --repo owner/brands --ref main -f attempt=\($0) -f first=false\n"
        }
          ?? ""))
  }

  @Test("jobs that may write to the repository run nothing of it")
  func rights() throws {
    for (name, job) in [
      ("publish.yml", "commit"), ("publish.yml", "record"), ("release.yml", "release"), ("pin.yml", "pin"),
    ] {
      let commands = try Workflow(name, job: job).steps.map(\.commands).joined()
      #expect(!commands.contains(/make |swift |scripts\/|\.build/), "\(name)")
    }
    for name in try #require(Workflow.names) {
      let root = try Workflow(name).root
      #expect(root["permissions"]?["contents"]?.string != "write", "\(name)")
    }
  }
}
