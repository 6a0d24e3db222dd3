import Diagnostics
import Foundation
import StrictJSON
import TestSupport
import Testing
import YAMLSource

/// The project's own schemas and sources.
enum Repository {
  static func json(_ path: String) throws -> LocatedValue { try JSONReader.read(try Project.bytes(path)) }

  static func yaml(_ path: String) throws -> LocatedValue {
    try #require(YAMLReader.read(SourceText(path: path, bytes: try Project.bytes(path))).value)
  }

  /// All brand files of Italy.
  static func brands() throws -> [LocatedValue] {
    let folder = "catalogue/italy/brands"
    let names = try FileManager.default.contentsOfDirectory(atPath: Project.root.path + "/" + folder)
    return try names.sorted().map { try yaml("\(folder)/\($0)") }
  }
}
