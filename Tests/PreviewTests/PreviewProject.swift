import CatalogueCommand
import CommandTestSupport
import Foundation
import TestSupport

/// A project with the market of `Tests/Fixtures/preview`, which was released once and edited since, with some mistakes.
struct PreviewProject {
  let folder: TemporaryFolder
  var path: String { folder.path }

  private static let fixtures = "Tests/Fixtures/preview"

  /// - Parameter hasMistakes: whether it was edited.
  init(hasMistakes: Bool = true) async throws {
    folder = try TemporaryFolder()
    for name in ["schemas", "templates", "preview"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/\(name)", withDestinationPath: Project.root.appendingPathComponent(name).path)
    }
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/catalogue", withIntermediateDirectories: true)
    _ = try Program.run(["cp", "-R", "\(Self.fixtures)/market", "\(folder.path)/catalogue/italy"])
    try await run("build", "--date", "2026-05-31")
    if hasMistakes {
      _ = try Program.run(["cp", "-R", "\(Self.fixtures)/mistakes/.", "\(folder.path)/catalogue/italy"])
    }
  }

  @discardableResult
  func run(_ arguments: String...) async throws -> Program.Result { try await run(arguments) }

  func run(_ arguments: [String]) async throws -> Program.Result {
    defer { withExtendedLifetime(folder) {} }
    return try await CommandRun.run(CatalogueProgram.run, arguments, in: path)
  }

  /// The page that the command writes.
  func page() async throws -> [UInt8] {
    try await run("preview", "--baseline", "catalogue/italy.json")
    return folder.bytes("Generated/preview/index.html") ?? []
  }
}
