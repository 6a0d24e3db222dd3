import Foundation
import TestSupport

/// A Swift file of a module.
struct SourceFile {
  let path: String
  private let bytes: Data

  /// The file's name without its extension.
  var name: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }

  /// The modules that it imports.
  var imports: [String] {
    lines(with: "import ").compactMap { line in
      // What is indented without an access level is no declaration, but text that shows a command.
      let match = line.firstMatch(of: /^(?:@\w+ )?(?: *(?:internal|package|public) )?import (\w+)/)
      return match.map { String($0.1) }
    }
  }

  /// The lines that have some text in them, but for comments.
  func code(with text: String) -> [String] {
    lines(with: text).filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
  }

  /// By bytes, which takes a debug build a hundredth of the time that characters take.
  private func lines(with text: String) -> [String] {
    let (newline, text) = (UInt8(ascii: "\n"), Data(text.utf8))
    var lines: [String] = []
    var rest = bytes
    while let found = rest.range(of: text) {
      let start = rest[..<found.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? rest.startIndex
      let end = rest[found.upperBound...].firstIndex(of: newline) ?? rest.endIndex
      lines.append(String(decoding: rest[start..<end], as: UTF8.self))
      rest = rest[end...]
    }
    return lines
  }

  /// The files of a folder, which is given from the project's folder on.
  static func all(in folder: String) -> [SourceFile] {
    let root = Project.root.appendingPathComponent(folder)
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      (try? Data(contentsOf: root.appendingPathComponent(path))).map {
        SourceFile(path: "\(folder)/\(path)", bytes: $0)
      }
    }
  }
}
