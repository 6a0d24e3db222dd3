import Foundation
import TestSupport
import Testing

/// A kind and a catalogue of it, begun from nothing.
@Suite("The beginning of a kind and of a catalogue")
struct StartingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["catalogue", "kind", "entry-vocabulary"] {
      try folder.write("schemas/\(name).schema.json", try Project.bytes("schemas/\(name).schema.json"))
    }
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/templates",
      withDestinationPath: Project.root.appendingPathComponent("templates").path)
  }

  @Test(
    "the code of a new kind compiles, also where an entry is called like a function that the code might use")
  func code() throws {
    let catalogue = [Program.built("catalogue")]
    for arguments in [
      ["kind", "new", "cook-books"], ["init", "catalogue/mine", "--kind", "cook-books"],
    ] {
      #expect(try Program.run(catalogue + arguments, in: folder.path).status == 0)
    }
    let zip = "id: zip\nname: Zip\ndescription: What it is about.\n"
    try folder.write("catalogue/mine/cook-books/zip.yaml", zip.utf8)
    let built = try Program.run(
      catalogue + ["build", "--date", "2026-05-31", "--market", "catalogue/mine"], in: folder.path)
    #expect((built.status, built.errors) == (0, ""))
    let compiled = try Program.run(
      ["swiftc", "-swift-version", "6", "-typecheck", "Generated/CookBooks.swift"], in: folder.path)
    #expect((compiled.status, compiled.errors) == (0, ""))
  }
}
