import Foundation
import TestSupport
import Testing

/// `scripts/run-tests`, which runs a program in place of the tests.
@Suite(
  "The script that runs the tests", .enabled(if: TestTier.isSlow, "make test-all runs it"),
  .enabled(if: Python.isThere("python"), "run scripts/require python"))
struct RunTestsScriptTests {
  /// Two modules: one of five suites with two tests each, of ten seconds, and one of a quick test.
  private static let tests =
    (1...5).flatMap { suite in ["one", "two"].map { "LongTests.Suite\(suite)/\($0)()" } } + [
      "QuickTests.Suite/one()"
    ]

  /// It runs tests by their names, as Swift Testing does: a filter that matches a suite means all its tests.
  private static let program = #"""
    #!/usr/bin/env python3
    import os, re, sys
    tests = open("tests").read().split()
    if "--list-tests" in sys.argv: sys.exit(print("\n".join(tests)))
    option = lambda name: sys.argv[sys.argv.index(name) + 1]
    wanted = re.compile(option("--filter"))
    chosen = [t for t in tests if wanted.search(t) or wanted.search(t.split("/")[0])]
    open("runs", "a").write(" ".join(chosen) + "\n")
    if not chosen: sys.exit(69)
    with open(option("--xunit-output"), "w") as file:
        for test in chosen:
            suite, _, name = test.partition("/")
            time = 10 if "Long" in test else 0.1
            file.write(f'<testcase classname="{suite}" name="{name}" time="{time}"></testcase>\n')
    failing = [t for t in chosen if t in os.environ.get("FAILING", "").split()]
    for test in failing: print("failed: " + test)
    sys.exit(1 if failing else 0)
    """#

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["run-tests", "slowest-tests"] {
      let script = try folder.write("scripts/\(name)", try Project.bytes("scripts/\(name)"))
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
    }
    for module in ["LongTests", "QuickTests"] { try folder.write("Tests/\(module)/Suite.swift", "".utf8) }
    try folder.write("tests", Self.tests.joined(separator: "\n").utf8)
    let program = try folder.write(".build/debug/allPackageTests.xctest", Self.program.utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
  }

  private func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Program.Result {
    try withExtendedLifetime(folder) {
      try Program.run(["scripts/run-tests"] + arguments, in: folder.path, environment: environment)
    }
  }

  /// The tests that each process ran.
  private var runs: [[String]] {
    String(decoding: folder.bytes("runs") ?? [], as: UTF8.self).split(separator: "\n")
      .map { $0.split(separator: " ").map(String.init) }
  }

  @Test("shares a long module out over processes, and runs each test once", arguments: [false, true])
  func shares(isKnown: Bool) throws {
    if isKnown {
      _ = try run()
      try folder.write("runs", [])
    }
    let result = try run()
    #expect((result.status, result.errors) == (0, ""))
    #expect(runs.flatMap(\.self).sorted() == Self.tests.sorted())
    #expect(runs.count { $0.contains { $0.hasPrefix("Long") } } > 1)
    #expect(result.output.contains(/LongTests +10 tests passed +[0-9]+ s\n/))
    #expect(result.output.contains(/QuickTests +1 tests passed +[0-9]+ s\n/))
  }

  @Test("runs a test that it can't share out by its suite's name")
  func unknownNames() throws {
    let odd = ["LongTests.free()", "LongTests.Suite1Two/`a-name`()"]
    try folder.write(
      "tests", (Self.tests + odd).joined(separator: "\n").utf8)
    #expect(try run().status == 0)
    #expect(Set(runs.flatMap(\.self)).count == Self.tests.count + 2)
    #expect(runs.flatMap(\.self).count == Self.tests.count + 2)
  }

  @Test("says once that a module failed, and why, and exits with 1")
  func failures() throws {
    let failing = ["LongTests.Suite1/one()", "LongTests.Suite2/one()"]
    let result = try run(environment: ["FAILING": failing.joined(separator: " ")])
    #expect(result.status == 1)
    for test in failing { #expect(result.output.contains("failed: \(test)\n")) }
    #expect(result.output.hasSuffix("\n\nLongTests FAILED: exit code 1\n"))
    #expect(folder.bytes(".build/test-times") == nil)
  }

  @Test("runs only what matches, and says where nothing does")
  func filter() throws {
    #expect(try run("Suite3").status == 0)
    #expect(runs.flatMap(\.self).sorted() == ["LongTests.Suite3/one()", "LongTests.Suite3/two()"])
    let nothing = try run("Nowhere")
    #expect((nothing.status, nothing.output) == (1, "no test matches Nowhere\n"))
  }
}
