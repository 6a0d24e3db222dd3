public import StrictJSON

/// A snapshot as the timestamp lists it, or targets as the snapshot lists them (TUF 1.0.34, section 4.4).
public struct ListedFile: Sendable {
  /// The published version.
  public let version: Int64
  /// How many bytes it has, if listed.
  public let length: Int64?
  /// Its hashes, if listed.
  public let hashes: ContentHashes?
  private let unknown: [LocatedObject.Member]

  /// A new entry.
  public init(version: Int64, length: Int64?, hashes: ContentHashes?) {
    self.version = version
    self.length = length
    self.hashes = hashes
    unknown = []
  }

  init(_ fields: MetadataFields) throws(MetadataError) {
    version = try fields.integer("version", atLeast: 1)
    length = fields.optional("length") == nil ? nil : try fields.integer("length", atLeast: 0)
    hashes = fields.optional("hashes") == nil ? nil : try ContentHashes(fields.fields("hashes"))
    unknown = fields.unknown(besides: ["version", "length", "hashes"])
  }

  /// The entry as JSON.
  public var value: LocatedValue {
    .object(
      [
        "version": .integer(version), "length": length.map { .integer($0) },
        "hashes": hashes.map { $0.value },
      ], and: unknown)
  }

  /// Compares a file with the listed length and hashes, if any.
  func verify(_ bytes: [UInt8], of role: RoleName) throws(UpdateError) {
    if let length, Int64(bytes.count) != length {
      throw UpdateError(.wrongLength(expected: length, found: Int64(bytes.count)), of: role)
    }
    if let hashes, !hashes.match(bytes) { throw UpdateError(.wrongHash, of: role) }
  }
}

/// A file that clients download (TUF 1.0.34, section 4.5).
public struct TargetFile: Sendable {
  /// How many bytes it has.
  public let length: Int64
  /// Its hashes.
  public let hashes: ContentHashes
  /// Further data of its publisher, usually an object.
  public let custom: LocatedValue?
  private let unknown: [LocatedObject.Member]

  /// A new entry.
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

  /// The file's path in a repository with consistent snapshots (section 6.2): the first listed hash precedes the file's
  /// name.
  public func consistentPath(of path: String) -> String {
    let name =
      path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) } ?? path.startIndex
    return "\(path[..<name])\(hashes.first).\(path[name...])"
  }

  /// Whether the bytes are this file.
  public func isMatched(by bytes: [UInt8]) -> Bool { Int64(bytes.count) == length && hashes.match(bytes) }
}
