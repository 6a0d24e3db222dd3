internal import Foundation
internal import StrictJSON

/// The folder of the JSON Schema test suite (https://github.com/json-schema-org/JSON-Schema-Test-Suite).
struct SuiteFolder {
  private let root: URL

  init(_ path: String) { root = URL(fileURLWithPath: path, isDirectory: true) }

  /// The JSON files of a folder, by their paths within the suite, sorted; at any depth if asked for.
  func files(in folder: String, atAnyDepth: Bool = false) throws -> [String] {
    let path = root.appendingPathComponent(folder).path
    let names =
      atAnyDepth
      ? try FileManager.default.subpathsOfDirectory(atPath: path)
      : try FileManager.default.contentsOfDirectory(atPath: path)
    return names.filter { $0.hasSuffix(".json") }.sorted().map { "\(folder)/\($0)" }
  }

  /// The value of a file.
  func read(_ path: String) throws -> LocatedValue {
    try JSONReader.read([UInt8](try Data(contentsOf: root.appendingPathComponent(path))))
  }
}

extension LocatedValue {
  /// A member's value.
  subscript(key: String) -> LocatedValue? { object?[key] }
}
