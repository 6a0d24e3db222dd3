import Foundation
import TestSupport
import Testing

/// A literal that every compiler takes for a hundred entries may be too much for one of them with thousands.
@Suite("Catalogues of thousands of entries", .enabled(if: TestTier.isSlow, "make test-all runs it"))
struct LargeCatalogueTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The project's activities, each forty times.
  private func market() throws -> String {
    let market = "\(folder.path)/market"
    try FileManager.default.copyItem(
      atPath: Project.root.appendingPathComponent("catalogue/activities").path, toPath: market)
    for name in try FileManager.default.contentsOfDirectory(atPath: "\(market)/activities") {
      let text = try String(contentsOfFile: "\(market)/activities/\(name)", encoding: .utf8)
      let id = String(name.dropLast(".yaml".count))
      for number in 2...40 {
        let copy = text.replacing("\nid: \(id)\n", with: "\nid: \(id)-\(number)\n")
          .replacing(/\ntitle: "?(.*?)"?\n/) { "\ntitle: \"\($0.1) \(number)\"\n" }
        try folder.write("market/activities/\(id)-\(number).yaml", copy.utf8)
      }
    }
    return market
  }

  @Test("compile in every language")
  func compile() throws {
    let built = try Program.run([
      Program.built("catalogue"), "build", "--market", try market(), "--output",
      "\(folder.path)/activities.json",
      "--generated", folder.path,
    ])
    try #require(built.status == 0, "\(built.errors)")
    func compile(_ command: String...) throws {
      let result = try Program.run(command)
      #expect(result.status == 0, "\(command[0]): \(result.output)\(result.errors)")
    }
    try compile("swiftc", "-swift-version", "6", "-typecheck", "\(folder.path)/Activities.swift")
    if Program.isThere("typescript") || Project.isCI {
      try compile("tsc", "--noEmit", "--strict", "--target", "es2020", "\(folder.path)/Activities.ts")
    }
    if KotlinCodeTests.has2 {
      let main = try folder.write("Main.kt", "fun main() = println(activities.Activities.all.size)\n".utf8)
      try compile("scripts/kotlin-run", "2", main, "\(folder.path)/Activities.kt")
    }
  }
}
