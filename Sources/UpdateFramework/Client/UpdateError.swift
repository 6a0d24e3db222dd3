/// Why an update can't be trusted or can't go on: which role's file, and what is wrong with it.
public struct UpdateError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The file isn't metadata of the kind that was asked for.
    case malformed(MetadataError)
    /// Too few of the role's keys have signed.
    case notEnoughSignatures(valid: Int, threshold: Int64)
    /// The version isn't the one that was asked for.
    case wrongVersion(expected: Int64, found: Int64)
    /// The version is below the one that was seen before.
    case rolledBack(known: Int64, found: Int64)
    /// A listed file's version is below the one that was seen before.
    case listedFileRolledBack(name: String, known: Int64, found: Int64)
    /// A file that was listed before is missing.
    case listedFileRemoved(name: String)
    /// The snapshot doesn't list the role's file.
    case notListed
    /// The file must not be trusted any more.
    case expired(UTCTime)
    /// The file has more bytes than may be downloaded.
    case tooLong(limit: Int64)
    /// The file hasn't the length that the metadata states.
    case wrongLength(expected: Int64, found: Int64)
    /// The file hasn't the hash that the metadata states.
    case wrongHash
    /// The file says something else than one of the same role and version that was verified before.
    case conflicting
    /// The server doesn't have the file.
    case absent
  }

  /// Whose file it is.
  public let role: RoleName
  /// What is wrong.
  public let reason: Reason

  /// What is wrong with a role's file.
  public init(_ reason: Reason, of role: RoleName) {
    self.reason = reason
    self.role = role
  }
}

extension UpdateError: CustomStringConvertible {
  /// One sentence for a person.
  public var description: String { "\(role.text): \(sentence)" }

  private var sentence: String {
    switch reason {
    case .malformed(let error): "\(error)"
    case .notEnoughSignatures(let valid, let threshold):
      "\(valid) of the role's keys have signed, \(threshold) have to"
    case .wrongVersion(let expected, let found): "this is version \(found), not \(expected)"
    case .rolledBack(let known, let found):
      "version \(found) is older than version \(known), which was seen before"
    case .listedFileRolledBack(let name, let known, let found):
      "version \(found) of \(name) is older than version \(known), which was seen before"
    case .listedFileRemoved(let name): "\(name) was listed before and is missing"
    case .notListed: "the snapshot doesn't list this role"
    case .expired(let time): "expired at \(time)"
    case .tooLong(let limit): "longer than \(limit) bytes"
    case .wrongLength(let expected, let found): "\(found) bytes long, not \(expected)"
    case .wrongHash: "the hash isn't the one that the metadata states"
    case .conflicting: "this isn't the file of the same version that was verified before"
    case .absent: "the server doesn't have this file"
    }
  }
}
