import CatalogueDifferences
import CatalogueSources
import Diagnostics
import Foundation
import StrictJSON
import TestSupport

/// A case whose command is a comparison: two catalogues.
struct DifferenceFixture: Sendable, CustomStringConvertible {
  static let root = Project.root.appendingPathComponent("Tests/Fixtures/cases/commands")
  static let all = [
    "another-day", "another-schema", "barcode-rules", "before-this-tool", "closed-successor", "lost-ids",
    "odd-names",
    "pull-request", "same-version",
  ].map(DifferenceFixture.init)

  let name: String

  var description: String { name }

  var old: ReleasedCatalogue { get throws { try ReleasedCatalogue(published: text("old.json")) } }
  var new: ReleasedCatalogue { get throws { try ReleasedCatalogue(published: text("new.json")) } }

  func difference() throws -> CatalogueDifference { try CatalogueDifference(from: try old, to: try new) }

  private func text(_ file: String) throws -> SourceText {
    try ProjectFiles.text(Self.root.appendingPathComponent("diff-\(name)/\(file)"), as: "\(name)/\(file)")
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
