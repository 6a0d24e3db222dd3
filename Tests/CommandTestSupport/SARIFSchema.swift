public import TestSupport

/// The JSON Schema of SARIF 2.1.0 that OASIS publishes, for this project's own validator.
public struct SARIFSchema {
  /// Whether it is there; with CI=true the tests that need it run anyway, and fail.
  public static let isThere = Program.isThere("sarif") || Project.isCI

  private let folder: TemporaryFolder
  private let catalogue: CommandRun.Function

  /// The schema, which is of draft 4, and uses no keyword that means something else in 2020-12 but the one for its own
  /// address.
  /// - Parameter catalogue: the command that validates.
  public init(_ catalogue: @escaping CommandRun.Function) throws {
    folder = try TemporaryFolder()
    self.catalogue = catalogue
    let text = String(
      decoding: try Project.bytes(".build-tools/sarif-schema/sarif-2.1.0.json"), as: UTF8.self)
    let current = text.replacing(
      "http://json-schema.org/draft-04/schema#", with: "https://json-schema.org/draft/2020-12/schema"
    ).replacing("\n  \"id\":", with: "\n  \"$id\":")
    try folder.write("schema.json", current.utf8)
  }

  /// The result of `catalogue validate` for logs, by their names.
  public func validate(_ logs: [String: String]) async throws -> Program.Result {
    for (name, log) in logs { try folder.write("\(name).json", log.utf8) }
    let files = logs.keys.sorted().map { "\($0).json" }
    return try await CommandRun.run(
      catalogue, ["validate", "--formats", "--schema", "schema.json"] + files, in: folder.path)
  }
}
