import BundleTestSupport
import Catalogue
import Foundation
import TestSupport
import Testing

@testable import CatalogueUpdates

@Suite(
  "Updates that are killed", .enabled(if: TestTier.isSlow, "make test-all runs it"),
  .enabled(if: WebServer.isThere, "run scripts/require nginx"))
struct KillTests {
  private let site: Site
  private let folder: TemporaryFolder
  private let server: WebServer
  private let command: [String]

  init() throws {
    site = try Site()
    folder = try TemporaryFolder()
    try folder.write("root.json", site.root)
    server = try WebServer.start(showing: "\(folder.path)/site")
    command = [
      Program.built("catalogue-bundle"), "updates", "apply", "--store", "\(folder.path)/store",
      "--repository", server.address, "--root", "\(folder.path)/root.json",
    ]
  }

  private func publish(_ number: Int) throws {
    let sample = try SampleCatalogue(
      "2026-06-01", revision: number, ["alfa+\(number)", "beta", "gamma+\(number)"])
    try site.publish(sample, as: Int64(number), days: Site.century)
    try site.write(to: "\(folder.path)/site")
  }

  /// What the next launch shows is whole: all logos are those of its release.
  /// - Returns: the revision that is shown, 0 for the bundled one.
  private func launch(sourceLocation: SourceLocation = #_sourceLocation) throws -> Int {
    let bundled = try Catalogue(decoding: SampleCatalogue("2026-05-01", []).json)
    let store = CatalogueStore(
      directory: URL(filePath: "\(folder.path)/store"), bundled: bundled, trustedRoot: site.root)
    guard store.status.source == .downloaded else { return 0 }
    let number = store.status.version.revision
    let logos = store.catalogue.brands.map { store.logo(for: $0) }
    #expect(
      logos == ["alfa+\(number)", "beta", "gamma+\(number)"].map { Array("<svg>\($0)</svg>".utf8) },
      sourceLocation: sourceLocation)
    return number
  }

  /// `KILLED_UPDATES=500` for a longer run.
  private static let count = ProcessInfo.processInfo.environment["KILLED_UPDATES"].flatMap(Int.init) ?? 30

  @Test("at any time leave a whole catalogue that is no older, and the next update goes on")
  func anyTime() throws {
    var generator = SeededGenerator(seed: 1)
    var shown = 0
    for number in 1...Self.count {
      try publish(number)
      let seconds = Double.random(in: 0...0.15, using: &generator)
      try Program.runAndKill(command, in: folder.path, after: seconds)
      let next = try launch()
      #expect(next >= shown)
      shown = next
    }
    #expect(try Program.run(command).status == 0)
    #expect(try launch() == Self.count)
  }

  @Test(
    "before any file is flushed, takes its name or is deleted leave a whole catalogue",
    .enabled(if: Strace.isThere, "needs strace"), arguments: ["fsync", "rename", "unlink"])
  func everyCall(call: String) throws {
    for number in 1...3 {
      try publish(number)
      _ = try Program.run(command)
    }
    try forgetUse()
    let strace = "strace -f -o /dev/null -e trace=\(call) -e inject=\(call):signal=KILL:when="
    var (number, kills) = (4, 0)
    try publish(number)
    while kills < 40 {
      let words = "\(strace)\(kills + 1)".split(separator: " ").map(String.init)
      let status = try Program.run(words + command, in: folder.path).status
      #expect(try (number - 1...number).contains(launch()))
      if status == 0 { break }
      kills += 1
      if try launch() == number {
        number += 1
        try publish(number)
      }
    }
    #expect(kills > 0)
    #expect(try Program.run(command).status == 0)
    #expect(try launch() == number)
  }

  @Test("from two processes at once leave a whole catalogue")
  func twoProcesses() async throws {
    for number in 1...5 {
      try publish(number)
      let (command, folder) = (command, folder.path)
      let results = try await withThrowingTaskGroup(of: Program.Result.self) { group in
        for _ in 0..<3 { group.addTask { try Program.run(command, in: folder) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      let known = ["2026-06-01", "there is no newer catalogue", "another process is updating"]
      for result in results {
        #expect(known.contains { (result.output + result.errors).contains($0) }, "\(result)")
      }
      #expect(try launch() == number)
    }
  }

  private func forgetUse() throws {
    let releases = "\(folder.path)/store/releases"
    for name in try FileManager.default.contentsOfDirectory(atPath: releases) {
      let longAgo = Date(timeIntervalSinceNow: -30 * 86_400)
      try FileManager.default.setAttributes([.modificationDate: longAgo], ofItemAtPath: "\(releases)/\(name)")
    }
  }
}
