/// A file that belongs to a published catalogue.
public struct PublishedAsset: Hashable, Sendable {
  /// Where it is, relative to where the catalogue is published: `logos/conad.svg`.
  public let path: String
  /// Its SHA-256, as 64 lower-case hexadecimal digits; `nil` where the catalogue doesn't have it. Then updates look for it
  /// in the publisher's metadata.
  public let sha256: String?
  /// How many bytes it has; `nil` where the catalogue doesn't have it.
  public let length: Int?

  /// A file of which the catalogue has the hash and the length.
  public init(path: String, sha256: String, length: Int) {
    (self.path, self.sha256, self.length) = (path, sha256, length)
  }

  /// A logo, of which the catalogue may have the hash and the length.
  public init(logo path: String, sha256: String?, length: Int?) {
    (self.path, self.sha256, self.length) = (path, sha256, length)
  }
}
