/// What somebody could be trying who sends a file that isn't accepted (TUF 1.0.34, section 1.5.2).
public enum Attack: String, Sendable {
  case arbitrarySoftware = "arbitrary software installation"
  case endlessData = "endless data"
  case freeze = "indefinite freeze"
  case maliciousMirror = "malicious mirror"
  case mixAndMatch = "mix-and-match"
  case rollback = "rollback"
}

extension UpdateError {
  /// The attack that this failure would be, if it isn't a mistake.
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
