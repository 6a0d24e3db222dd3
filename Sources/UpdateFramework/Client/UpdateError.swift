/// Why an update can't be trusted or can't go on: a role's file, and what is wrong with it.
public struct UpdateError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The file isn't metadata of the requested type.
    case malformed(MetadataError)
    /// Too few of the role's keys have signed.
    case notEnoughSignatures(valid: Int, threshold: Int64)
    /// The version isn't the requested one.
    case wrongVersion(expected: Int64, found: Int64)
    /// The version is lower than the one seen before.
    case rolledBack(known: Int64, found: Int64)
    /// A listed file's version is lower than the one seen before.
    case listedFileRolledBack(name: String, known: Int64, found: Int64)
    /// A file that was listed before is missing.
    case listedFileRemoved(name: String)
    /// The snapshot doesn't list the role's file.
    case notListed
    /// The file has expired.
    case expired(UTCTime)
    /// The file has more bytes than may be downloaded.
    case tooLong(limit: Int64)
    /// The file's length isn't the listed one.
    case wrongLength(expected: Int64, found: Int64)
    /// The file's hash isn't the listed one.
    case wrongHash
    /// The file differs from one of the same role and version that was verified before.
    case conflicting
    /// The server doesn't have the file.
    case absent
  }

  /// Whose file it is.
  public let role: RoleName
  /// What is wrong.
  public let reason: Reason

  /// An error of a role's file.
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
      "\(valid) of \(threshold) required signatures \(valid == 1 ? "is" : "are") valid"
    case .wrongVersion(let expected, let found): "this is version \(found), not \(expected)"
    case .rolledBack(let known, let found):
      "version \(found) is older than version \(known), which was seen before"
    case .listedFileRolledBack(let name, let known, let found):
      "version \(found) of \(name) is older than version \(known), which was seen before"
    case .listedFileRemoved(let name): "\(name) was listed before, and is missing now"
    case .notListed: "the snapshot doesn't list this role"
    case .expired(let time): "expired at \(time)"
    case .tooLong(let limit): "longer than \(limit) bytes"
    case .wrongLength(let expected, let found): "the length is \(found) bytes, not \(expected)"
    case .wrongHash: "the hash isn't the listed one"
    case .conflicting: "this differs from the file of the same version that was verified before"
    case .absent: "the server doesn't have this file"
    }
  }
}

/// The attack that a rejected file may be part of (TUF 1.0.34, section 1.5.2).
public enum Attack: String, Sendable {
  case arbitrarySoftware = "arbitrary software installation"
  case endlessData = "endless data"
  case freeze = "indefinite freeze"
  case maliciousMirror = "malicious mirror"
  case mixAndMatch = "mix-and-match"
  case rollback = "rollback"
}

extension UpdateError {
  /// The attack, if this isn't a mistake.
  public var attack: Attack {
    switch reason {
    case .malformed, .notEnoughSignatures: .arbitrarySoftware
    case .rolledBack, .listedFileRolledBack, .listedFileRemoved: .rollback
    case .wrongVersion: role == .root ? .rollback : .mixAndMatch
    case .notListed, .wrongLength, .wrongHash, .conflicting: .mixAndMatch
    case .expired: .freeze
    case .tooLong: .endlessData
    case .absent: .maliciousMirror
    }
  }
}
