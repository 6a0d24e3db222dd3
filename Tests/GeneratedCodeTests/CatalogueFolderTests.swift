import Foundation
import TestSupport
import Testing

@Suite("The project's other catalogues")
struct CatalogueFolderTests {
  @Test("have no findings", arguments: CatalogueFolder.names)
  func check(name: String) throws {
    let folder = try TemporaryFolder()
    let result = try Program.run([
      Program.built("catalogue"), "check", "--market", "catalogue/\(name)", "--generated", folder.path,
    ])
    #expect((result.status, result.errors) == (0, ""))
  }

  @Test("fill the tables of a database, where they have some", arguments: CatalogueFolder.names)
  func database(name: String) throws {
    let built = try CatalogueFolder(name)
    let scripts = ["-tables.sql", "-seed.sql"].compactMap { ending in
      built.generated.first { $0.hasSuffix(ending) }
    }
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
      ["python3", "-c", program, "\(name).json"] + scripts, in: built.folder.path,
      environment: ["PYTHONUTF8": "1"])
    #expect((result.status, result.errors) == (0, ""))
  }
}
