public import UpdateFramework

/// Why a root can't be made, changed or signed.
public enum RootError: Error, Sendable {
  /// A role would have fewer keys than its threshold.
  case tooFewKeys(RoleName, threshold: Int64, count: Int)
  /// The key signs for the role already.
  case alreadyListed(KeyIdentifier, RoleName)
  /// The role has no key whose identifier begins so, or several.
  case noSuchKey(String, RoleName)
  /// The key signs for no root.
  case notARootKey(KeyIdentifier)
  /// The signature isn't by that key over this root.
  case invalidSignature(KeyIdentifier)
  /// A signer hasn't signed.
  case signingFailed(SignerError)
  /// The file isn't a root.
  case invalidMetadata(MetadataError)
}

extension RootError: CustomStringConvertible {
  /// One sentence for a person: what is wrong, and what to do.
  public var description: String {
    switch self {
    case .tooFewKeys(let role, let threshold, let count):
      "\(role.text) would have \(count) \(count == 1 ? "key" : "keys"), and \(threshold) must sign: add keys with "
        + "--key \(role.text)=FILE, or lower the threshold"
    case .alreadyListed(let key, let role):
      "the key \(key.abbreviation) already signs for \(role.text)"
    case .noSuchKey(let prefix, let role):
      "\(role.text) has no key, or several, whose identifier begins with \"\(prefix)\": give at least 8 digits of one that "
        + "\"catalogue-bundle root show\" lists"
    case .notARootKey(let key):
      "the key \(key.abbreviation) signs neither for this root nor for the one before: give a root key"
    case .invalidSignature(let key):
      "this isn't a signature of the key \(key.abbreviation) over this root: sign the bytes that \"catalogue-bundle "
        + "root show --to-sign FILE\" writes, with that key (Ed25519, not Ed25519ph)"
    case .signingFailed(let error): "\(error)"
    case .invalidMetadata(let error): "this isn't a root: \(error)"
    }
  }
}
