import Foundation
import TestSupport
import Testing

/// The catalogues of this project that aren't Italy's brands: each is built by the command as it is, and its code is
/// compiled and asked by the programs in Tests/Fixtures/kinds, whose answers are in `answers.txt`.
@Suite("The project's other catalogues")
struct CatalogueFolderTests {
  private static let programs = "Tests/Fixtures/kinds"

  static let names: [String] = {
    let folder = Project.root.appendingPathComponent("catalogue").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { name in
      name != "italy" && FileManager.default.fileExists(atPath: "\(folder)/\(name)/catalogue.yaml")
    }
  }()

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Builds a catalogue, and returns the file of the code that ends so.
  private func build(_ name: String, _ ending: String) throws -> String {
    let built = try Program.run([
      Program.built("catalogue"), "build", "--market", "catalogue/\(name)", "--output",
      "\(folder.path)/\(name).json", "--generated", "\(folder.path)/code",
    ])
    try #require(built.status == 0, "\(built.errors)")
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/code")
    return "\(folder.path)/code/\(try #require(files.first { $0.hasSuffix(ending) }))"
  }

  private func answers(_ name: String) throws -> [String] {
    let text = String(decoding: try Project.bytes("\(Self.programs)/\(name)/answers.txt"), as: UTF8.self)
    return text.split(separator: "\n").map(String.init)
  }

  @Test("have no findings", arguments: names)
  func check(name: String) throws {
    let result = try Program.run([
      Program.built("catalogue"), "check", "--market", "catalogue/\(name)", "--generated", folder.path,
    ])
    #expect((result.status, result.errors) == (0, ""))
  }

  @Test("answer in Swift", arguments: TestTier.some(of: names))
  func swift(name: String) throws {
    let program = "\(folder.path)/program"
    let main = try folder.write("main.swift", try Project.bytes("\(Self.programs)/\(name)/main.swift.txt"))
    let compiled = try Program.run([
      "swiftc", "-swift-version", "6", "-warnings-as-errors", try build(name, ".swift"), main, "-o", program,
    ])
    try #require(compiled.status == 0, "\(compiled.errors)")
    #expect(try Program.run([program]).lines == (try answers(name)))
  }

  @Test(
    "answer in Kotlin 2", .enabled(if: TestTier.isSlow, "make test-all runs it"),
    .enabled(if: KotlinCodeTests.has2, "run scripts/require kotlin2"), arguments: names)
  func kotlin(name: String) throws {
    let result = try Program.run(
      ["scripts/kotlin-run", "2", try build(name, ".kt"), "\(Self.programs)/\(name)/Main.kt"])
    #expect(result.lines == (try answers(name)), "\(result.errors)")
  }

  @Test(
    "answer in TypeScript",
    .enabled(
      if: Program.isThere("node") && Program.isThere("typescript") || Project.isCI,
      "run scripts/require node typescript"), arguments: TestTier.some(of: names))
  func typeScript(name: String) throws {
    _ = try build(name, ".ts")
    try folder.write("code/main.ts", try Project.bytes("\(Self.programs)/\(name)/main.ts"))
    let compiled = try Program.run(["scripts/typescript-run", "--compile", folder.path])
    try #require(compiled.status == 0, "\(compiled.errors)")
    #expect(try Program.run(["node", "\(folder.path)/code/main.js"]).lines == (try answers(name)))
  }

  @Test("fill the tables of a database, where they have some", arguments: names)
  func database(name: String) throws {
    _ = try build(name, "")
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/code")
    let scripts = ["-tables.sql", "-seed.sql"].compactMap { ending in files.first { $0.hasSuffix(ending) } }
    guard scripts.count == 2 else { return }
    let program = """
      import json, sqlite3, sys
      base = sqlite3.connect(":memory:")
      base.execute("PRAGMA foreign_keys = ON")
      for path in sys.argv[2:] * 2:
          base.executescript(open("code/" + path, encoding="utf-8").read())
      for name, entries in json.load(open(sys.argv[1], encoding="utf-8")).items():
          if isinstance(entries, list) and name != "tombstones":
              assert len(entries) > 0, name
              found = [id for id, in base.execute(f"SELECT id FROM {name} ORDER BY id")]
              assert found == [entry["id"] for entry in entries], name
      """
    let result = try Program.run(
      ["python3", "-c", program, "\(name).json"] + scripts, in: folder.path, environment: ["PYTHONUTF8": "1"])
    #expect((result.status, result.errors) == (0, ""))
  }
}
