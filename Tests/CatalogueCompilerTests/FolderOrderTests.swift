import Foundation
import TestSupport
import Testing

/// Within the compiler's modules, too, folders depend on each other one way.
@Suite("Folder order")
struct FolderOrderTests {
  /// The folders of each module, lowest first: a folder names types of itself and of those before it. The empty name
  /// is the module's own folder.
  private static let order = [
    "CatalogueSources": [
      "Support", "Languages", "Logos", "Fields", "Cache", "Behaviours", "Published", "Autofix", "Input",
    ],
    "CatalogueRules": ["Rules", "Validation"],
    "CatalogueDifferences": ["Difference", "Release"],
    "CatalogueAuthoring": ["Authoring", "Import", "Starting", "Revising"],
    "CatalogueCompiler": ["", "Statistics"],
    "CatalogueLanguageServer": ["Protocol", "Documents", "Features", ""],
  ]

  private struct File {
    let path: String
    let level: Int
    /// Its lines, without comments and texts.
    let lines: [[Substring]]

    init(_ path: String, in root: URL, _ order: [String]) throws {
      self.path = path
      let folder = path.contains("/") ? path.prefix { $0 != "/" } : ""
      level = try #require(order.firstIndex { $0 == folder }, "\(folder) isn't in the order of folders")
      let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      lines = text.split(separator: "\n").map { line in
        let isIndented = line.utf8.first == UInt8(ascii: " ")
        let code = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
          .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: " ")
        let end = code.firstRange(of: "//")?.lowerBound ?? code.endIndex
        let words = code[..<end].split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return (isIndented ? ["private"] : []) + words
      }
    }

    /// The types that the file declares for others: neither private nor nested.
    var declared: [Substring] {
      lines.compactMap { words in
        guard !words.contains("private"), !words.contains("fileprivate"),
          let keyword = words.firstIndex(where: File.keywords.contains), keyword + 1 < words.count
        else { return nil }
        return words[keyword + 1]
      }
    }

    private static let keywords: Set<Substring> = [
      "struct", "class", "enum", "actor", "protocol", "typealias",
    ]
  }

  @Test("a folder names no type of a folder after it", arguments: order.keys.sorted())
  func noFolderNamesHigherTypes(module: String) throws {
    let root = Project.root.appendingPathComponent("Sources/\(module)")
    let order = try #require(Self.order[module])
    let paths = try #require(FileManager.default.subpaths(atPath: root.path))
    let files = try paths.filter { $0.hasSuffix(".swift") }.sorted().map { try File($0, in: root, order) }
    let levels = Dictionary(
      files.flatMap { file in file.declared.map { ($0, file.level) } }, uniquingKeysWith: min)
    #expect(Set(levels.values).count == order.count, "every folder declares types")
    for file in files {
      let higher = Set(file.lines.joined()).filter { levels[$0] ?? 0 > file.level }
      #expect(higher.isEmpty, "\(file.path) names \(higher.sorted()), of a higher folder")
    }
  }
}
