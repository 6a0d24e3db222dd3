/// A file that entries may name, as far as the compiler has to know it: its bytes are copied as they are.
public struct AssetFile: Hashable, Sendable {
  /// Where it was read.
  public let path: String
  /// How many bytes it has.
  public let length: Int
  /// 64 lower-case hexadecimal digits.
  public let sha256: String

  /// A file of some bytes.
  public init(path: String, _ bytes: [UInt8]) {
    (self.path, length, sha256) = (path, bytes.count, SHA256.hexadecimal(of: bytes))
  }

  /// Where it is published: in the folder of its own folder's name.
  package var publishedPath: String {
    path.split(separator: "/").suffix(2).joined(separator: "/")
  }
}
