internal import JSONSchema
internal import StrictJSON

/// The suite's cases of the specification's output: what is printed has to be valid by a schema of its own.
struct OutputTests {
  private static let root = "output-tests/draft2020-12"

  private let folder: SuiteFolder
  /// The schema of all output, which the cases' own schemas refer to.
  private let registry: SchemaRegistry

  init(_ folder: SuiteFolder) throws {
    self.folder = folder
    let path = "\(Self.root)/output-schema.json"
    var registry = SchemaRegistry()
    registry.add(try folder.read(path), at: path)
    self.registry = registry
  }

  /// Runs all cases, and tells those whose output isn't what the suite asks for.
  func run() throws -> Score {
    var score = Score()
    for path in try folder.files(in: "\(Self.root)/content") {
      for set in try folder.read(path).array ?? [] {
        for test in set["tests"]?.array ?? [] {
          for format in OutputFormat.allCases {
            guard let wanted = test["output"]?[format.rawValue] else { continue }
            let name = test["description"]?.string ?? ""
            score.count(passes(set, test, format, wanted), "\(path): \(name) (\(format.rawValue))")
          }
        }
      }
    }
    return score
  }

  private func passes(
    _ set: LocatedValue, _ test: LocatedValue, _ format: OutputFormat, _ wanted: LocatedValue
  ) -> Bool {
    guard let document = set["schema"], let data = test["data"], let schema = try? Schema(document),
      let wantedSchema = try? Schema(wanted, registry: registry),
      let output = try? JSONReader.read(schema.output(for: data, in: format))
    else { return false }
    return wantedSchema.accepts(output)
  }
}
