public import StrictJSON

/// What a timestamp says of the snapshot, or a snapshot of a targets file (TUF 1.0.34, section 4.4).
public struct ListedFile: Sendable {
  /// The version that is published.
  public let version: Int64
  /// How many bytes it has, where that is said.
  public let length: Int64?
  /// Its hashes, where they are said.
  public let hashes: ContentHashes?
  private let unknown: [LocatedObject.Member]

  /// A file of this program's own.
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

  /// The file as it is listed.
  public var value: LocatedValue {
    .object(
      [
        "version": .integer(version), "length": length.map { .integer($0) },
        "hashes": hashes.map { $0.value },
      ], and: unknown)
  }

  /// Compares a file with its length and hashes; nothing is wrong where none are said.
  func verify(_ bytes: [UInt8], of role: RoleName) throws(UpdateError) {
    if let length, Int64(bytes.count) != length {
      throw UpdateError(.wrongLength(expected: length, found: Int64(bytes.count)), of: role)
    }
    if let hashes, !hashes.match(bytes) { throw UpdateError(.wrongHash, of: role) }
  }
}
