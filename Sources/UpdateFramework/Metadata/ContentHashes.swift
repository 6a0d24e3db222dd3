import StrictJSON

/// The listed hashes of a file (TUF 1.0.34, sections 4.4 and 4.5).
public struct ContentHashes: Sendable {
  /// The algorithms and hashes as written, in order; never empty.
  private let entries: [(algorithm: String, text: String)]

  /// SHA-256 alone, which this program writes.
  public init(sha256 hash: ContentHash) { entries = [("sha256", hash.hexadecimal)] }

  init(_ fields: MetadataFields) throws(MetadataError) {
    var entries: [(algorithm: String, text: String)] = []
    for member in fields.members { entries.append((member.key, try fields.string(member.key))) }
    guard !entries.isEmpty else { throw MetadataError(.noHash, at: fields.path(of: "")) }
    self.entries = entries
  }

  var value: LocatedValue { .object(entries.map { ($0.algorithm, .text($0.text)) }) }

  /// The hash that a consistent snapshot puts before a target's name: the first valid one of a known algorithm. It is empty
  /// if there is none; then no file matches.
  public var first: String {
    let first = entries.first { entry in
      HashAlgorithm(rawValue: entry.algorithm).flatMap { ContentHash(hexadecimal: entry.text, algorithm: $0) }
        != nil
    }
    return first?.text ?? ""
  }

  /// The SHA-256 of the file, if listed.
  public var sha256: ContentHash? {
    entries.first { $0.algorithm.hasSameBytes(as: "sha256") }.flatMap {
      ContentHash(hexadecimal: $0.text, algorithm: .sha256)
    }
  }

  /// Whether all hashes of known algorithms match the bytes, and there is at least one.
  public func match(_ bytes: [UInt8]) -> Bool {
    let results = entries.compactMap { entry -> Bool? in
      guard let algorithm = HashAlgorithm(rawValue: entry.algorithm) else { return nil }
      return ContentHash(of: bytes, by: algorithm).hexadecimal.hasSameBytes(as: entry.text)
    }
    return !results.isEmpty && results.allSatisfy { $0 }
  }
}
