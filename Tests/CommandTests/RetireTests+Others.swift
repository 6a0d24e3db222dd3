import FileAccess
import Foundation
import TestSupport
import Testing

/// What belongs to others.
extension RetireTests {
  @Test("nothing is changed while another run changes the same files", arguments: [true, false])
  func twoRuns(isAbsolute: Bool) throws {
    let workspace = try released()
    let before = try sources(workspace)
    let market = isAbsolute ? "\(workspace.path)/catalogue/italy" : "catalogue/italy"
    let lock = try #require(try FileLock.take(folder: "\(workspace.path)/catalogue/italy/logos"))
    let refused = try withExtendedLifetime(lock) {
      try workspace.run("rename", "pam", "Pim", "--market", market)
    }
    #expect(refused.status == 1)
    #expect(
      refused.errors.contains("can't write in \(market)/logos: another run is changing it; run this again"))
    #expect(try sources(workspace) == before)
  }

  /// A kind of two collections without succession, each with an entry.
  private func garden() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    func schema(_ name: String, _ field: String) -> String {
      """
      {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "\(name)", "type": "object",
       "required": ["id", "name"], "additionalProperties": false, "properties": {
       "id": {"title": "Id", "type": "string", "x-id": true},
       "name": {"title": "Name", "type": "string", "x-search": "name"}, \(field)}}
      """
    }
    let companions =
      #""companions": {"title": "Companions", "type": "array", "items": {"type": "string"}, "x-reference": {"to": "plants"}}"#
    let plant = #""plant": {"title": "Plant", "type": "string", "x-reference": {"to": "plants"}}"#
    try folder.write("schemas/catalogue.schema.json", Project.bytes("schemas/catalogue.schema.json"))
    try folder.write(
      "schemas/garden/kind.yaml", "collections:\n  plants:\n    entry: plant\n  beds:\n    entry: bed\n".utf8)
    try folder.write("schemas/garden/plant.schema.json", schema("Plant", companions).utf8)
    try folder.write("schemas/garden/bed.schema.json", schema("Bed", plant).utf8)
    try folder.write("garden/catalogue.yaml", "kind: garden\nschemaVersion: 1\n".utf8)
    try folder.write("garden/plants/p-1.yaml", "id: p-1\nname: Plant 1\ncompanions: [p-1]\n".utf8)
    try folder.write("garden/beds/p-1.yaml", "id: p-1\nname: Bed 1\nplant: p-1\n".utf8)
    return folder
  }

  private func run(in folder: TemporaryFolder, _ arguments: [String]) throws -> Program.Result {
    try Program.run(
      [Program.built("catalogue")] + arguments + [
        "--schemas", "schemas", "--market", "garden", "--templates",
        Project.root.appendingPathComponent("templates").path,
      ],
      in: folder.path)
  }

  @Test(
    "without succession, an id is retired with what takes its place",
    arguments: [
      (
        ["--renamed-to", "p-3"],
        "give the file of \"p-1\" the id p-3 and the name p-3.yaml",
        "status: renamed, replacedBy: p-3"
      ),
      (["--renamed-to", "p-2"], "delete the file of \"p-1\"", "status: renamed, replacedBy: p-2"),
      (
        ["--merged-into", "p-2", "2026-01-31"], "delete the file of \"p-1\"",
        "status: merged, endedOn: \"2026-01-31\", replacedBy: p-2"
      ),
      (["--closed"], "delete the file of \"p-1\"", ""),
    ])
  func withoutSuccession(end: [String], file: String, entry: String) throws {
    let folder = try garden()
    try folder.write("garden/plants/p-2.yaml", "id: p-2\nname: Plant 2\n".utf8)
    let released = #""version": "2026-01-01", "revision": 1, "schemaVersion": 1, "tombstones": []"#
    let plants = #""plants": [{"id": "p-1", "name": "Plant 1"}]"#
    try folder.write("garden.json", "{\(released), \(plants), \"beds\": []}".utf8)
    let refused = try run(in: folder, ["retire", "p-1"] + end + ["--collection", "plants"])
    let fields = ["id: p-1, collection: plants, name: Plant 1", entry].filter { !$0.isEmpty }
    #expect(
      refused.errors.contains(
        "\(file), and list it under \"retired\" in catalogue.yaml: - {\(fields.joined(separator: ", "))}"),
      "\(refused.errors)")
  }

  @Test("an entry that refers to itself does so by its new id, and one of another collection stays as it is")
  func ownReferences() throws {
    let folder = try garden()
    let renamed = try run(in: folder, ["rename", "p-1", "Rose", "--collection", "plants"])
    #expect(renamed.status == 0, "\(renamed.errors)")
    #expect(
      String(decoding: folder.bytes("garden/plants/rose.yaml") ?? [], as: UTF8.self)
        == "id: rose\nname: Rose\ncompanions: [rose]\n")
    #expect(
      String(decoding: folder.bytes("garden/beds/p-1.yaml") ?? [], as: UTF8.self)
        == "id: p-1\nname: Bed 1\nplant: rose\n")
  }
}
