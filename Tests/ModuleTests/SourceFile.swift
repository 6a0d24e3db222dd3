import Foundation
import TestSupport

/// A Swift file of a module.
struct SourceFile {
  let path: String
  let lines: [String]

  /// The modules that it imports.
  var imports: [String] {
    // What is indented is no declaration, but text that shows code.
    lines.filter { $0.first != " " }.compactMap { line in
      let words = line.split(separator: " ").drop { $0.hasPrefix("@") }
      guard let index = words.prefix(2).firstIndex(of: "import") else { return nil }
      return words.dropFirst(index - words.startIndex + 1).first.map(String.init)
    }
  }

  /// Its lines without those that are comments.
  var code: [String] { lines.filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") } }

  /// The files of a folder, which is given from the project's folder on.
  static func all(in folder: String) -> [SourceFile] {
    let root = Project.root.appendingPathComponent(folder)
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      let text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      return text.map {
        SourceFile(path: "\(folder)/\(path)", lines: $0.split(separator: "\n").map(String.init))
      }
    }
  }
}
