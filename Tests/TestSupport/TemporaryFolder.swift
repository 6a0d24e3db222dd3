import Foundation

/// A folder that is gone after the test.
public final class TemporaryFolder: Sendable {
  /// Its path.
  public let path: String

  /// A new, empty folder.
  public init() throws {
    path =
      FileManager.default.temporaryDirectory.appendingPathComponent("catalogue-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, and the folders that it is in, and returns its path.
  @discardableResult
  public func write(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file.path
  }

  /// The bytes of a file; `nil` where there is none.
  public func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map(Array.init)
  }
}
