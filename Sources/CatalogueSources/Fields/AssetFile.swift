/// A file that entries may name, as far as the compiler has to know it: its bytes are copied as they are.
public struct AssetFile: Hashable, Sendable {
  /// What stands under its path.
  public enum Condition: Hashable, Sendable {
    /// A file of so many bytes, and its SHA-256 as 64 lower-case hexadecimal digits.
    case file(length: Int, sha256: String)
    /// A symbolic link, which would lead to any file of the machine.
    case link
    /// Something else than a file, or one that can't be read, and why.
    case unreadable(String)
  }

  /// Where it was found.
  public let path: String
  /// The folder of files that it is in.
  package let folder: String
  package let condition: Condition

  /// What was found in a folder of files.
  /// - Parameter folder: the folder's name.
  public init(path: String, folder: String, _ condition: Condition) {
    (self.path, self.folder, self.condition) = (path, folder, condition)
  }

  /// A file of some bytes.
  public init(path: String, folder: String, _ bytes: [UInt8]) {
    self.init(
      path: path, folder: folder, .file(length: bytes.count, sha256: SHA256.hexadecimal(of: bytes)))
  }

  /// Whether it is still a file of these bytes.
  public func isOf(_ bytes: [UInt8]) -> Bool { self == AssetFile(path: path, folder: folder, bytes) }

  /// Where it is published.
  package var publishedPath: String { "\(folder)/\(path.fileName)" }
}
