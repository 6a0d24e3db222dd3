public import Catalogue
public import UpdateFramework

/// Why nothing is published, in a form that a person can act on.
public enum PublishError: Error, Sendable {
  /// The file isn't a catalogue that apps can read.
  case unreadableCatalogue(String)
  /// A brand's logo isn't among the files.
  case missingLogo(brand: String)
  /// The content is another one, under a version that isn't above the published one.
  case versionNotAbove(published: CatalogueVersion, found: CatalogueVersion)
  /// Brands that apps have cards of are neither there nor among the tombstones.
  case removedBrands([String])
  /// The published metadata isn't signed as it has to be, or is damaged.
  case untrustedRepository(UpdateError)
  /// The published catalogue isn't the one that its metadata lists.
  case damagedRepository(path: String)
  /// There is no release to refresh.
  case nothingPublished
  /// A role's file has expired.
  case expired(RoleName, at: UTCTime)
  /// A key signs for no role.
  case keyNotInRoot(KeyIdentifier)
  /// Too few of a role's keys are there.
  case missingKeys(RoleName, threshold: Int64, candidates: [KeyIdentifier])
  /// The repository has a root that the folder of roots doesn't have, or another one of that version.
  case otherRoot(version: Int64)
  /// A new root takes all keys away that signed what is out, and none of them is there to sign once more.
  case keysReplacedAtOnce(rootVersion: Int64)
  /// The targets' file is longer than clients download.
  case tooManyTargets(length: Int64, limit: Int64)
  /// There is no version number above the role's.
  case versionsUsedUp(RoleName)
  /// A key failed to sign.
  case signingFailed(SigningKeyError)
  /// What was to be written isn't metadata.
  case invalidMetadata(MetadataError)
  /// A lifetime leads beyond the year 9999.
  case lifetimeTooLong(days: Int64)
}

extension PublishError {
  /// Whether the content or the repository was looked at and refused, so that somebody has to see to it; otherwise
  /// something is missing that the publisher needs, most often a key.
  public var isRefusal: Bool {
    switch self {
    case .unreadableCatalogue, .missingLogo, .versionNotAbove, .removedBrands, .untrustedRepository,
      .damagedRepository, .expired, .otherRoot, .tooManyTargets, .versionsUsedUp:
      true
    case .nothingPublished, .keyNotInRoot, .missingKeys, .keysReplacedAtOnce, .signingFailed,
      .invalidMetadata, .lifetimeTooLong:
      false
    }
  }

  /// Whether a root asks for keys that aren't there.
  var isAboutMissingKeys: Bool {
    switch self {
    case .missingKeys, .keysReplacedAtOnce: true
    default: false
    }
  }

  /// Whether it is the release that is out that stands in the way, and not the new content.
  public var isAboutPublishedRelease: Bool {
    switch self {
    case .versionNotAbove, .removedBrands, .untrustedRepository, .damagedRepository, .expired, .otherRoot,
      .versionsUsedUp:
      true
    default: false
    }
  }
}

extension PublishError: CustomStringConvertible {
  /// One sentence for a person: what is wrong, and what to do.
  public var description: String {
    switch self {
    case .unreadableCatalogue(let problem): "the catalogue can't be read by apps: \(problem)"
    case .missingLogo(let brand):
      "the logo of \(brand) isn't among the normalised logos: run \"make catalogue\" and publish again"
    case .versionNotAbove(let published, let found):
      "the catalogue differs from the published one, but its version \(found) isn't above \(published): build it "
        + "with the published release as the baseline"
    case .removedBrands(let ids):
      "\(ids.joined(separator: ", ")): published before and missing now; apps have cards of them: keep the brand, or "
        + "list its id under \"retired\" in catalogue.yaml"
    case .untrustedRepository(let error):
      "the published repository can't be trusted (\(error)): restore its folder from a copy or from the server; where a "
        + "publish with --allow-gap was stopped, run it again"
    case .damagedRepository(let path):
      "\(path) in the published repository isn't what its metadata lists: restore it from a copy"
    case .nothingPublished: "the repository has no release: publish one first"
    case .expired(let role, let time): expired(role, time)
    case .keyNotInRoot(let key):
      "the root doesn't let the key \(key.abbreviation) sign for targets, snapshot or timestamp: give a key that it lists "
        + "for one of these (\"catalogue-bundle root show\")"
    case .missingKeys(let role, let threshold, let candidates):
      "\(role.text) has to be signed by \(threshold) of the keys "
        + candidates.map { $0.abbreviation }.joined(separator: ", ")
        + ": give them with --key FILE or --key-variable NAME"
    case .otherRoot(let version):
      "root version \(version) of the repository isn't in the folder of roots: fetch the newest roots first"
    case .keysReplacedAtOnce(let version):
      "root version \(version) takes all keys of a role away that apps know, and until the last file is out they "
        + "couldn't update: give an old key too, which signs once more; where all old ones are lost, "
        + "publish with --allow-gap"
    case .tooManyTargets(let length, let limit):
      "the list of files would have \(length) bytes, and apps read \(limit) at most: publish fewer brands"
    case .versionsUsedUp(let role):
      "\(role.text) has the highest version there is, which no honest publisher reaches: replace its keys in a new "
        + "root, and publish into a new folder"
    case .signingFailed(let error): "\(error)"
    case .invalidMetadata(let error): "\(error)"
    case .lifetimeTooLong(let days): "\(days) days lead beyond the year 9999: give fewer with --expires"
    }
  }

  private func expired(_ role: RoleName, _ time: UTCTime) -> String {
    switch role {
    case .root: "the root expired at \(time): make and sign a new one with \"catalogue-bundle root\""
    case .targets, .delegated: "the targets expired at \(time): publish them again with the release key"
    case .snapshot, .timestamp:
      "the published \(role.text) expired at \(time): run \"catalogue-bundle refresh\" first, and see why the daily "
        + "job didn't"
    }
  }
}
