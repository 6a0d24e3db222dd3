public import UpdateFramework

/// Why a root can't be made, changed or signed so.
public enum RootError: Error, Sendable {
  /// A role would have fewer keys than have to sign.
  case tooFewKeys(RoleName, threshold: Int64, count: Int)
  /// The key signs for the role already.
  case alreadyListed(KeyIdentifier, RoleName)
  /// The role has no key, or several, whose identifier begins so.
  case noSuchKey(String, RoleName)
  /// The key signs for no root.
  case notARootKey(KeyIdentifier)
  /// The signature isn't one of that key over this root.
  case invalidSignature(KeyIdentifier)
  /// A key failed to sign.
  case signingFailed(SigningKeyError)
  /// The file isn't a root.
  case invalidMetadata(MetadataError)
}

extension RootError: CustomStringConvertible {
  /// One sentence for a person: what is wrong, and what to do.
  public var description: String {
    switch self {
    case .tooFewKeys(let role, let threshold, let count):
      "\(role.text) would have \(count) keys of which \(threshold) have to sign: give it more keys with "
        + "--key \(role.text)=FILE, or a lower threshold"
    case .alreadyListed(let key, let role):
      "the key \(key.abbreviation) signs for \(role.text) already"
    case .noSuchKey(let prefix, let role):
      "\(role.text) has no key, or more than one, whose identifier begins with \"\(prefix)\": \"catalogue-bundle root "
        + "show\" lists them; give 8 digits at least"
    case .notARootKey(let key):
      "the key \(key.abbreviation) signs neither for this root nor for the one before: give a root key"
    case .invalidSignature(let key):
      "this isn't a signature of the key \(key.abbreviation) over this root: sign the bytes that \"catalogue-bundle "
        + "root show --to-sign FILE\" writes"
    case .signingFailed(let error): "\(error)"
    case .invalidMetadata(let error): "this isn't a root: \(error)"
    }
  }
}
