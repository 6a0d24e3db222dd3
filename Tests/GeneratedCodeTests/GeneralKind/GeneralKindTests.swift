import TestSupport
import Testing

@Suite("Generated Swift code of any kind, which imports the library")
struct GeneralKindTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "reads what is published, also by an older or a newer program, of the schemaVersion that it was made for")
  func published() async throws {
    let (code, json) = try await GeneralKind.published()
    let program = try folder.compiled(
      swift: [try folder.write("RuleSets.swift", code), "Tests/Fixtures/programs/published/Main.swift"],
      BuiltLibrary.catalogue())
    let text = String(decoding: json, as: UTF8.self)
    let edits = [
      ("", ""), ("      \"level\": \"easy\"", "      \"level\": \"odd\""),
      ("      \"free\": true", "      \"more\": 1"), ("\"inside\",", "\"upstairs\","),
      ("\"revision\": 1", "\"revision\": 2"), ("\"card-games\"", "\"dice\""),
      ("\"made\": \"2026-01-31\"", "\"made\": \"soon\""),
      ("\"amount\": 12", "\"amount\": \"12\""), ("\"id\": \"find\"", "\"id\": \"../find\""),
      ("\"schemaVersion\": 2", "\"schemaVersion\": 1"),
    ]
    var paths: [String] = []
    for (number, (old, new)) in edits.enumerated() {
      try #require(old.isEmpty || text.contains(old), "\(old)")
      paths.append(
        try folder.write("\(number).json", (old.isEmpty ? text : text.replacing(old, with: new)).utf8))
    }
    let lines = try Program.run([program] + paths).lines
    #expect(lines == GeneralKind.readings)
  }
}
