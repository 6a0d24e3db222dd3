import Foundation
import Testing

/// The rooms of Sources and what each may import: only what stands on a lower floor.
private let allowed: [String: Set<String>] = [
  "Diagnostics": [],
  "FileAccess": [],
  "StrictJSON": [],
  "Catalogue": ["StrictJSON"],
  "YAMLSource": ["CYAML", "Diagnostics", "StrictJSON"],
  "RegularExpressions": [],
  "JSONSchema": ["Diagnostics", "RegularExpressions", "StrictJSON"],
  // Of the C library, only what Swift lacks: sine and its like.
  "SVGNormalizer": ["CLibXML2", "Darwin", "Glibc", "Musl"],
  "HTTPTransport": ["CCurl"],
  "UpdateFramework": ["Catalogue", "Crypto", "StrictJSON"],
  "AdditionalSignatures": ["Crypto", "CryptoExtras", "UpdateFramework"],
  "CatalogueCompiler": [
    "Catalogue", "Diagnostics", "JSONSchema", "Mustache", "RegularExpressions", "SVGNormalizer", "StrictJSON",
    "YAMLSource",
  ],
  "BundlePublisher": ["Catalogue", "StrictJSON", "UpdateFramework"],
  "BundleCommand": [
    "ArgumentParser", "BundlePublisher", "Catalogue", "CatalogueUpdates", "CZlib", "FileAccess",
    "HTTPTransport",
    "ProgramVersion", "StrictJSON", "UpdateFramework",
  ],
  "CatalogueUpdates": ["Catalogue", "FileAccess", "HTTPTransport", "StrictJSON", "UpdateFramework"],
  "CatalogueCommand": [
    "ArgumentParser", "Catalogue", "CatalogueCompiler", "Diagnostics", "FileAccess", "JSONSchema",
    "ProgramVersion", "SVGNormalizer",
  ],
  "PreviewServer": ["ArgumentParser", "FileAccess", "FlyingFox", "FlyingSocks", "ProgramVersion"],
  "ProgramVersion": ["CBuildCommit"],
  "TUFClient": ["AdditionalSignatures", "ArgumentParser", "FileAccess", "HTTPTransport", "UpdateFramework"],
  "UpdatesWalkthrough": [
    "BundlePublisher", "Catalogue", "CatalogueUpdates", "FileAccess", "HTTPTransport", "UpdateFramework",
  ],
  "GenerateBrands": ["PackagePlugin"],
  "GenerateBrandsCommand": ["PackagePlugin"],
  "LogoLaboratory": ["ArgumentParser", "SVGNormalizer", "TestSupport"],
  "SchemaConformance": ["ArgumentParser", "JSONSchema", "StrictJSON"],
  "CatalogueBenchmark": [
    "ArgumentParser", "BundlePublisher", "Catalogue", "CatalogueCompiler", "CatalogueUpdates", "Diagnostics",
    "FileAccess", "HTTPTransport", "JSONSchema", "StrictJSON", "UpdateFramework",
  ],
]

/// What the system brings, and which rooms may use it. The cores touch no disk, clock, network or environment;
/// where they import Foundation, it is for Unicode or for writing JSON.
private let usersOfFoundation: Set<String> = [
  "Diagnostics", "Catalogue", "CatalogueCompiler", "CatalogueCommand", "FileAccess", "BundleCommand",
  "CatalogueBenchmark", "CatalogueUpdates", "GenerateBrands", "GenerateBrandsCommand", "HTTPTransport",
  "LogoLaboratory", "PreviewServer", "SchemaConformance", "TUFClient", "UpdatesWalkthrough",
]

/// The rooms at the rim, which hold arguments, files and connections.
private let commands: Set<String> = [
  "FileAccess", "BundleCommand", "CatalogueCommand", "CatalogueBenchmark", "CatalogueUpdates",
  "GenerateBrands", "GenerateBrandsCommand", "HTTPTransport", "LogoLaboratory", "PreviewServer",
  "SchemaConformance",
  "TUFClient", "UpdatesWalkthrough",
]

/// What reads the outside world, by the name that it has in Foundation or the C library.
private let outsideWorld = [
  "FileManager", "FileHandle", "ProcessInfo", "URLSession", "Date()", "Date.now", "getenv", "fopen",
  "Process()",
  "Data(contentsOf", "String(contentsOf",
]

private let root = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// A source file: its room, its path and its lines.
private struct SourceFile {
  let room: String
  let path: String
  let lines: [String]

  var imports: [String] {
    // What is indented is no declaration, but a text that speaks of a command.
    lines.filter { $0.first != " " }.compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index <= 1, index + 1 < words.count else {
        return nil
      }
      return String(words[index + 1])
    }
  }

  static let all: [SourceFile] = {
    let sources = root.appendingPathComponent("Sources")
    let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      guard let text = try? String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8) else {
        return nil
      }
      let room = path.split(separator: "/").first.map(String.init) ?? ""
      return SourceFile(room: room, path: path, lines: text.split(separator: "\n").map(String.init))
    }
  }()
}

@Suite("The arrows between the rooms")
struct ArrowTests {
  @Test("every room is on the list, and every room on the list is there")
  func roomsAreListed() {
    #expect(Set(SourceFile.all.map(\.room)) == Set(allowed.keys))
  }

  @Test("a file imports only what its room may")
  func importsAreAllowed() {
    for file in SourceFile.all {
      let system: Set<String> = usersOfFoundation.contains(file.room) ? ["Foundation"] : []
      let forbidden = Set(file.imports).subtracting(allowed[file.room] ?? []).subtracting(system)
      #expect(forbidden.isEmpty, "\(file.path) imports \(forbidden.sorted().joined(separator: ", "))")
    }
  }

  @Test("the cores don't touch disk, clock, network or environment")
  func coresArePure() {
    for file in SourceFile.all where !commands.contains(file.room) {
      let code = file.lines.filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
      for name in outsideWorld {
        #expect(!code.contains { $0.contains(name) }, "\(file.path) uses \(name)")
      }
    }
  }
}
