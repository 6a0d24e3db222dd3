/// A file of the repository: its path below the repository's folder, with slashes, and its bytes.
public struct BundleFile: Sendable {
  /// The path.
  public let path: String
  /// The bytes.
  public let bytes: [UInt8]

  init(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The folder of metadata.
  public static let metadata = "metadata"
  /// The folder of the files that clients download.
  public static let targets = "targets"
}
