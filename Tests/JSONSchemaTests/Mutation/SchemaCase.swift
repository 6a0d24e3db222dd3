import Foundation
import StrictJSON
import TestSupport
import Testing

/// A schema and values for it, on one topic: a file of Tests/Fixtures/schemas.
struct SchemaCase: CustomTestStringConvertible, Sendable {
  let topic: String
  let schema: LocatedValue
  let values: [LocatedValue]

  var testDescription: String { topic }

  private static let folder = "Tests/Fixtures/schemas"

  /// All of them, by topic.
  static func all() throws -> [SchemaCase] {
    let files = try FileManager.default.contentsOfDirectory(atPath: Project.root.path + "/" + folder)
    return try files.sorted().map { file in
      let content = try Repository.json("\(folder)/\(file)")
      return SchemaCase(
        topic: String(file.prefix { $0 != "." }), schema: try #require(content.object?["schema"]),
        values: try #require(content.object?["values"]?.array))
    }
  }
}
