internal import JSONSchema
internal import StrictJSON

/// The suite's cases of valid and invalid values.
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

  private let folder: SuiteFolder
  /// The suite's own documents, under the addresses that its schemas refer to.
  private let registry: SchemaRegistry

  init(_ folder: SuiteFolder) throws {
    self.folder = folder
    var registry = SchemaRegistry()
    for path in try folder.files(in: "remotes", atAnyDepth: true) {
      registry.add(try folder.read(path), at: "http://localhost:1234/\(path.dropFirst("remotes/".count))")
    }
    self.registry = registry
  }

  /// Runs the cases of a group, and tells those whose verdict is another than the suite's.
  func run(_ group: Group) throws -> Score {
    var score = Score()
    for path in try folder.files(in: group.folder) {
      for set in try folder.read(path).array ?? [] {
        score += run(set, file: path, assertsFormat: group == .format)
      }
    }
    return score
  }

  /// Runs the cases of one schema.
  private func run(_ set: LocatedValue, file: String, assertsFormat: Bool) -> Score {
    guard let document = set["schema"], let cases = set["tests"]?.array else { return Score() }
    var score = Score()
    do throws(InvalidSchema) {
      let schema = try Schema(document, registry: registry, assertsFormat: assertsFormat)
      for test in cases { score.count(Self.passes(test, schema), Self.name(test, of: set, file)) }
    } catch {
      for test in cases { score.count(false, Self.name(test, of: set, file)) }
      print("    \(error)")
    }
    return score
  }

  /// Whether the schema says of a case what the suite says, whichever way it is asked.
  private static func passes(_ test: LocatedValue, _ schema: Schema) -> Bool {
    guard let data = test["data"], let isValid = test["valid"]?.bool else { return false }
    return schema.accepts(data) == isValid && schema.validate(data).isEmpty == isValid
  }

  private static func name(_ test: LocatedValue, of set: LocatedValue, _ file: String) -> String {
    "\(file): \([set, test].compactMap { $0["description"]?.string }.joined(separator: ": "))"
  }
}
