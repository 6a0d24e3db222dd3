import Foundation
import TestSupport
import Testing

@Suite("The types of the library Catalogue")
struct LibraryTypesTests {
  @Test("they are those of the entry schema")
  func areCurrent() throws {
    let folder = try TemporaryFolder()
    let written = try Program.run(["scripts/types", Program.built("catalogue"), folder.path])
    try #require(written.status == 0, "\(written.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count == 3)
    for name in names {
      #expect(try folder.bytes(name) == Project.bytes("Sources/Catalogue/\(name)"), "\(name): run make types")
    }
  }
}
