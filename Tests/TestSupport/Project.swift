internal import FileAccess
public import Foundation

/// The project's own files.
public enum Project {
  /// The project's folder.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Whether a missing outside program is a failure and not a reason to skip.
  public static let isCI = ProcessInfo.processInfo.environment["CI"] == "true"

  /// The bytes of one of the project's files.
  public static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appendingPathComponent(path)))
  }

  /// The documents for people, at the top and in `docs`.
  public static func pages() throws -> [String] {
    let files = FileManager.default
    let top = try files.contentsOfDirectory(atPath: root.path)
    let docs = try files.contentsOfDirectory(atPath: root.appendingPathComponent("docs").path)
    return (top + docs.map { "docs/\($0)" }).filter { $0.hasSuffix(".md") }.sorted()
  }

  /// The names of the templates, with those that others include.
  public static func templateNames() throws -> [String] {
    try FolderListing.files(below: root.appendingPathComponent("templates").path, depth: 3)
  }
}
