import CatalogueLanguageServer
import StrictJSON
import TestSupport
import Testing

@Suite("The catalogues of this project in the editor")
struct EveryKindTests {
  private static let features = ["completion", "hover", "definition", "references", "prepareRename"]

  /// The first file of each folder, and catalogue.yaml.
  private func samples(_ library: MemoryLibrary) -> [String] {
    let paths = library.files.keys.filter { $0.hasSuffix(".yaml") }.sorted()
    let folders = Dictionary(grouping: paths) { path in
      path.split(separator: "/").dropLast().joined(separator: "/")
    }
    return folders.values.compactMap(\.first).sorted()
  }

  @Test(
    "have no findings, and everything is answered at every word",
    arguments: ["activities", "italy", "vocabulary"])
  func everywhere(catalogue: String) async throws {
    let library = try MemoryLibrary.catalogue(catalogue)
    var editor = try await EditorSession(library)
    var hovers = 0
    for path in samples(library) {
      try await editor.open(path)
      #expect(editor.marks(path) == [], "\(path)")
      for (line, text) in (library.files[path] ?? "").split(separator: "\n").enumerated().prefix(40) {
        for column in stride(from: 0, through: text.utf16.count, by: TestTier.isSlow ? 7 : 17) {
          let position = "{\"line\": \(line), \"character\": \(column)}"
          for feature in Self.features {
            let result = try await editor.result(
              "textDocument/\(feature)",
              "{\"textDocument\": {\"uri\": \"\(EditorSession.uri(path))\"}, \"position\": \(position)}")
            if feature == "hover", !result.isNull { hovers += 1 }
          }
        }
      }
    }
    #expect(hovers > 20)
    #expect(editor.diagnostics.values.allSatisfy { $0.isEmpty })
  }
}
