import Foundation
import TestSupport

/// The folder Tests/Fixtures/validate: schemas, and files that are or aren't what they ask for.
enum ValidateFixture {
  static let folder = Project.root.appendingPathComponent("Tests/Fixtures/validate").path

  /// The schema of orders, and what it refers to: one document by its path, one by its `$id`.
  static let schema = [
    "--schema", "schemas/order.json", "--reference", "schemas/address.yaml", "--reference",
    "schemas/country.yaml",
  ]

  /// `catalogue validate` with that schema.
  static func validate(_ arguments: String...) throws -> Program.Result {
    try run(["validate"] + schema + arguments)
  }

  /// The command, in the folder.
  static func run(_ arguments: [String]) throws -> Program.Result {
    try Program.run([Workspace.command] + arguments, in: folder)
  }
}
