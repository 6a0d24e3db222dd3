public import StrictJSON

/// A file that clients download (TUF 1.0.34, section 4.5).
public struct TargetFile: Sendable {
  /// How many bytes it has.
  public let length: Int64
  /// Its hashes.
  public let hashes: ContentHashes
  /// What its publisher says of it besides, most often an object.
  public let custom: LocatedValue?
  private let unknown: [LocatedObject.Member]

  /// A file of this program's own.
  public init(length: Int64, hashes: ContentHashes, custom: LocatedValue? = nil) {
    self.length = length
    self.hashes = hashes
    self.custom = custom
    unknown = []
  }

  init(_ fields: MetadataFields) throws(MetadataError) {
    length = try fields.integer("length", atLeast: 0)
    hashes = try ContentHashes(fields.fields("hashes"))
    custom = fields.optional("custom")
    unknown = fields.unknown(besides: ["length", "hashes", "custom"])
  }

  var value: LocatedValue {
    .object(
      ["length": .integer(length), "hashes": hashes.value, "custom": custom], and: unknown)
  }

  /// The path under which a repository with consistent snapshots keeps the file (section 6.2): the first listed hash
  /// before the last part of the target's path.
  public func consistentPath(of path: String) -> String {
    let name =
      path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) } ?? path.startIndex
    return "\(path[..<name])\(hashes.first).\(path[name...])"
  }

  /// Whether the bytes are the whole file and nothing else.
  public func isMatched(by bytes: [UInt8]) -> Bool { Int64(bytes.count) == length && hashes.match(bytes) }
}
