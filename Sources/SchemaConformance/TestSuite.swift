internal import Foundation
internal import JSONSchema
internal import StrictJSON

/// The JSON Schema test suite (https://github.com/json-schema-org/JSON-Schema-Test-Suite), as it lies in a folder.
struct TestSuite {
  /// The suite's groups for the draft.
  enum Group: String, CaseIterable {
    case mandatory
    case optional
    case format

    /// The folder of its files.
    var folder: String {
      switch self {
      case .mandatory: "tests/draft2020-12"
      case .optional: "tests/draft2020-12/optional"
      case .format: "tests/draft2020-12/optional/format"
      }
    }
  }

  private let folder: URL
  /// The suite's own documents, under the addresses that its schemas refer to.
  private let registry: SchemaRegistry

  init(folder: String) throws {
    self.folder = URL(fileURLWithPath: folder, isDirectory: true)
    let remotes = self.folder.appendingPathComponent("remotes")
    var registry = SchemaRegistry()
    for path in try FileManager.default.subpathsOfDirectory(atPath: remotes.path)
    where path.hasSuffix(".json") {
      let document = try Self.read(remotes.appendingPathComponent(path))
      registry.add(document, at: "http://localhost:1234/\(path)")
    }
    self.registry = registry
  }

  /// Runs the cases of a group, and tells those whose verdict is another than the suite's.
  func run(_ group: Group) throws -> Score {
    let folder = folder.appendingPathComponent(group.folder)
    var score = Score()
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    where name.hasSuffix(".json") {
      for set in try Self.read(folder.appendingPathComponent(name)).array ?? [] {
        score += run(set, file: "\(group.folder)/\(name)", assertsFormat: group == .format)
      }
    }
    return score
  }

  /// Runs the cases of one schema.
  private func run(_ set: LocatedValue, file: String, assertsFormat: Bool) -> Score {
    guard let document = set.object?["schema"], let cases = set.object?["tests"]?.array else {
      return Score()
    }
    var score = Score(count: cases.count)
    do throws(InvalidSchema) {
      let schema = try Schema(document, registry: registry, assertsFormat: assertsFormat)
      for test in cases {
        if Self.passes(test, schema) { score.passed += 1 } else { tell(test, of: set, file: file) }
      }
    } catch {
      tell(set, of: set, file: file)
      print("    \(error)")
    }
    return score
  }

  /// Whether the schema says of a case what the suite says, whichever way it is asked.
  private static func passes(_ test: LocatedValue, _ schema: Schema) -> Bool {
    guard let data = test.object?["data"], let isValid = test.object?["valid"]?.bool else { return false }
    return schema.accepts(data) == isValid && schema.validate(data).isEmpty == isValid
  }

  private func tell(_ test: LocatedValue, of set: LocatedValue, file: String) {
    let names = [set, test].compactMap { $0.object?["description"]?.string }
    print("  \(file): \(names.joined(separator: ": "))")
  }

  private static func read(_ file: URL) throws -> LocatedValue {
    try JSONReader.read([UInt8](try Data(contentsOf: file)))
  }
}
