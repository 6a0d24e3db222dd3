import CatalogueDifferences
import CatalogueSources
import Diagnostics
import Foundation
import StrictJSON
import TestSupport

/// A folder of Tests/Fixtures/differences: two catalogues, and the expected report in every format.
struct DifferenceFixture: Sendable, CustomStringConvertible {
  static let root = Project.root.appendingPathComponent("Tests/Fixtures/differences")
  static let all: [DifferenceFixture] = ProjectFiles.names(in: root).map(DifferenceFixture.init)

  let name: String

  var description: String { name }

  var old: ReleasedCatalogue { get throws { try ReleasedCatalogue(published: text("old.json")) } }
  var new: ReleasedCatalogue { get throws { try ReleasedCatalogue(published: text("new.json")) } }

  func difference() throws -> CatalogueDifference { try CatalogueDifference(from: try old, to: try new) }

  /// The expected report in a format.
  func expectedFile(_ format: DifferenceFormat) -> URL {
    let endings: [DifferenceFormat: String] = [.text: "txt", .markdown: "md", .json: "json"]
    return Self.root.appendingPathComponent("\(name)/expected.\(endings[format] ?? "")")
  }

  private func text(_ file: String) throws -> SourceText {
    try ProjectFiles.text(Self.root.appendingPathComponent("\(name)/\(file)"), as: "\(name)/\(file)")
  }
}

extension CatalogueDifference {
  /// A difference by the project's own entry schema.
  init(from old: ReleasedCatalogue, to new: ReleasedCatalogue) throws {
    self.init(from: old, to: new, by: try Self.projectFields.get())
  }

  private static let projectFields = Result { try ComparedFields(try ProjectFiles.schemas().kind) }
}

extension ReleasedCatalogue {
  /// A catalogue of a tree that was changed.
  init(_ root: LocatedValue) throws {
    var writer = JSONWriter()
    writer.value(root)
    try self.init(SourceText(path: "catalogue.json", bytes: writer.finish()))
  }

  /// The same, perhaps without a version.
  static func published(_ root: LocatedValue) throws -> ReleasedCatalogue {
    var writer = JSONWriter()
    writer.value(root)
    return try ReleasedCatalogue(published: SourceText(path: "catalogue.json", bytes: writer.finish()))
  }
}
