import Foundation
import TestSupport
import Testing

/// What is installed: the commands that the tests are built with, and what they read.
struct Installation {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let result = try install()
    try #require(result.status == 0, "\(result.errors)")
  }

  /// Installs once more.
  func install() throws -> Program.Result { try Self.install(in: folder) }

  static func install(in folder: TemporaryFolder) throws -> Program.Result {
    let programs = URL(fileURLWithPath: Workspace.command).deletingLastPathComponent().path
    return try withExtendedLifetime(folder) { try Program.run(["scripts/install", programs, folder.path]) }
  }

  /// The folder of what the commands read.
  var data: String { "\(folder.path)/share/catalogue" }

  /// The command.
  var command: String { "\(folder.path)/bin/catalogue" }

  var files: [String] {
    get throws {
      try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { path in
        !((try? FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/\(path)")) != nil)
      }.sorted()
    }
  }

  /// What a shell prints.
  func shell(_ command: String...) throws -> String {
    let path = "\(folder.path)/bin:\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
    return try withExtendedLifetime(folder) {
      try Program.run(command, environment: ["PATH": path, "TERM": "dumb"]).output
    }
  }
}
