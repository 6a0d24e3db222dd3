import Foundation
import TestSupport

/// The JSON Schema of SARIF 2.1.0 that OASIS publishes, for this project's own validator.
struct SARIFSchema {
  /// Whether it is there; with CI=true the tests that need it run anyway, and fail.
  static let isThere = Program.isThere("sarif") || Project.isCI

  private let folder: TemporaryFolder

  /// It is of draft 4, and uses no keyword that means something else in 2020-12 but the one for its own address.
  init() throws {
    folder = try TemporaryFolder()
    let text = String(
      decoding: try Project.bytes(".build-tools/sarif-schema/sarif-2.1.0.json"), as: UTF8.self)
    let current = text.replacingOccurrences(
      of: "http://json-schema.org/draft-04/schema#", with: "https://json-schema.org/draft/2020-12/schema"
    ).replacingOccurrences(of: "\n  \"id\":", with: "\n  \"$id\":")
    try folder.write("schema.json", current.utf8)
  }

  /// What `catalogue validate` says of a log.
  func validate(_ log: String) throws -> Program.Result {
    let file = try folder.write("log.json", log.utf8)
    return try Program.run(
      [Workspace.command, "validate", "--formats", "--schema", "\(folder.path)/schema.json", file])
  }
}
