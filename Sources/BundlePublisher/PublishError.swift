public import Catalogue
public import UpdateFramework

/// Why nothing is published.
public enum PublishError: Error, Sendable {
  /// Apps can't read the catalogue.
  case unreadableCatalogue(String)
  /// A file that belongs to the catalogue is missing.
  case missingAsset(path: String)
  /// A file that belongs to the catalogue isn't the one that it describes.
  case otherAsset(path: String)
  /// The content has changed, but its version isn't above the published one.
  case versionNotAbove(published: CatalogueVersion, found: CatalogueVersion)
  /// The catalogue replaces another one, and its version isn't above the last good one.
  case versionNotAboveBaseline(baseline: CatalogueVersion, found: CatalogueVersion)
  /// The published version isn't the one to be replaced.
  case otherVersionPublished(published: CatalogueVersion, stated: CatalogueVersion)
  /// The day of the catalogue's version hasn't come.
  case futureVersion(CatalogueVersion, today: CalendarDate)
  /// Published entries are neither in the catalogue nor among its tombstones.
  case removedEntries([String])
  /// The published metadata isn't correctly signed, or is damaged.
  case untrustedRepository(UpdateError)
  /// The repository is of catalogues of other names.
  case otherName(String, listed: [String])
  /// The published catalogue is of another kind.
  case otherKind(found: [String], published: [String])
  /// The catalogue is of another country than the published one.
  case otherCountry(found: String?, published: String)
  /// The published catalogue isn't the one that its metadata lists.
  case damagedRepository(path: String)
  /// The published catalogue is the listed one, and apps can't read it: it wasn't published by this program.
  case unreadableRelease(String)
  /// There is no release to refresh.
  case nothingPublished
  /// A role's file has expired.
  case expired(RoleName, at: UTCTime)
  /// The root names the key for no role that is published.
  case keyNotInRoot(KeyIdentifier)
  /// Too few of a role's keys are given.
  case missingKeys(RoleName, threshold: Int64, candidates: [KeyIdentifier])
  /// The repository has a root that isn't in the folder of roots, or differs from the one there.
  case otherRoot(version: Int64)
  /// The repository has another root than the folder of roots has under that version.
  case damagedRoot(version: Int64)
  /// A new root removes all keys that signed the published release, and none of them is given to sign once more.
  case keysReplacedAtOnce(rootVersion: Int64)
  /// The targets file is longer than clients download.
  case tooManyTargets(length: Int64, limit: Int64)
  /// The role has the highest version there is.
  case versionsUsedUp(RoleName)
  /// A signer hasn't signed.
  case signingFailed(SignerError)
  /// What a signer gave isn't a signature by its key over the file.
  case wrongSignature(KeyIdentifier, RoleName)
  /// The new file isn't valid metadata.
  case invalidMetadata(MetadataError)
  /// The clock is behind the published catalogue.
  case slowClock(CalendarDate, published: CatalogueVersion)
  /// The clock is so far ahead of the published files that nobody can have signed anything for months.
  case fastClock(UTCTime, expired: UTCTime)
  /// The clock is behind the time at which a published file was signed, if that was for as long as now.
  case shorterThanPublished(RoleName, expires: UTCTime, published: UTCTime)
  /// A lifetime goes beyond the year 9999.
  case lifetimeTooLong(days: Int64)
}

extension PublishError {
  /// Whether the content or the repository was rejected, so that somebody has to act. Otherwise the publisher lacks
  /// something, most often a key.
  public var isRejection: Bool {
    switch self {
    case .unreadableCatalogue, .missingAsset, .otherAsset, .versionNotAbove, .versionNotAboveBaseline,
      .otherVersionPublished,
      .futureVersion, .removedEntries, .otherName, .otherKind, .otherCountry, .untrustedRepository,
      .damagedRepository,
      .unreadableRelease, .expired,
      .otherRoot, .damagedRoot, .slowClock, .fastClock, .shorterThanPublished,
      .tooManyTargets, .versionsUsedUp:
      true
    case .nothingPublished, .keyNotInRoot, .missingKeys, .keysReplacedAtOnce, .signingFailed,
      .wrongSignature, .invalidMetadata, .lifetimeTooLong:
      false
    }
  }

  /// Whether a root needs keys that aren't given.
  var isAboutMissingKeys: Bool {
    switch self {
    case .missingKeys, .keysReplacedAtOnce: true
    default: false
    }
  }

  /// Whether the cause is the published release, and not the new content.
  public var isAboutPublishedRelease: Bool {
    switch self {
    case .versionNotAbove, .removedEntries, .otherName, .otherKind, .otherCountry, .untrustedRepository,
      .damagedRepository,
      .unreadableRelease,
      .expired, .otherRoot, .damagedRoot,
      .versionsUsedUp, .shorterThanPublished:
      true
    default: false
    }
  }
}

extension PublishError: CustomStringConvertible {
  /// One sentence for a person: what is wrong, and what to do.
  public var description: String {
    switch self {
    case .unreadableCatalogue(let problem): "apps can't read the catalogue: \(problem)"
    case .otherAsset(let path):
      "\(path) isn't the file that the catalogue describes: run \"make catalogue RELEASE=1\", then publish again"
    case .missingAsset(let path):
      "\(path), which belongs to the catalogue, is missing: run \"make catalogue RELEASE=1\", then publish again"
    case .versionNotAbove(let published, let found):
      "the catalogue differs from the published one, but its version \(found) isn't above \(published): commit "
        + "the published one, and build upon it (BASELINE_REF names the commit); if that version is wrong, replace it: "
        + "--replaces \"\(published)\" --reason TEXT --baseline FILE"
    case .versionNotAboveBaseline(let baseline, let found):
      "the catalogue differs from the one of --baseline, but its version \(found) isn't above \(baseline): build it with "
        + "that one as the baseline"
    case .otherVersionPublished(let published, let stated):
      "the published version is \(published), not \(stated): look at what is published, then give that version with "
        + "--replaces"
    case .futureVersion(let version, let today):
      "the catalogue's version is \(version), and today is \(today) (UTC): run \"make catalogue RELEASE=1\" on a machine "
        + "whose clock is right; --allow-future publishes it all the same"
    case .removedEntries(let ids):
      "\(ids.joined(separator: ", ")): published before and missing now; apps refer to "
        + "\(ids.count == 1 ? "it: restore it, or list its id" : "them: restore them, or list their ids") under "
        + "\"retired\" in catalogue.yaml"
    case .untrustedRepository(let error):
      "the published repository can't be trusted (\(error)): restore its folder from a copy or from the server; if a "
        + "publish with --allow-gap was stopped, run it again"
    case .otherName(let name, let listed):
      "the repository has \(listed.joined(separator: ", ")), not \(name): give that name with --catalogue, or another "
        + "--repository"
    case .otherKind(let found, let published):
      "this catalogue is of another kind: it has \(found.joined(separator: ", ")), and the published one has "
        + "\(published.joined(separator: ", ")): give it a --repository of its own"
    case .otherCountry(let found, let published):
      "this catalogue is of \(found ?? "no country"), and the published one of \(published): give it a --repository of its own"
    case .damagedRepository(let path):
      "\(path) in the published repository isn't what its metadata lists: restore it from a copy"
    case .unreadableRelease(let problem):
      "apps can't read the published catalogue (\(problem)): restore the repository's folder from a copy that has a good "
        + "release, and have caches forget what has been published since"
    case .nothingPublished: "the repository has no release: publish one first"
    case .expired(let role, let time): expired(role, time)
    case .keyNotInRoot(let key):
      "the root doesn't name the key \(key.abbreviation) for targets, snapshot or timestamp: give a key that it names "
        + "(see \"catalogue-bundle root show\")"
    case .missingKeys(let role, let threshold, let candidates):
      "\(role.text) needs \(threshold == 1 ? "a signature" : "\(threshold) signatures") by the keys "
        + candidates.map { $0.abbreviation }.joined(separator: ", ")
        + ": give them with --key FILE, --key-variable NAME or --signer PUBLIC-KEY=COMMAND"
    case .otherRoot(let version):
      "root version \(version) of the repository isn't in the folder of roots: fetch the newest roots first"
    case .damagedRoot(let version):
      "metadata/\(version).root.json of the repository isn't the root of that version in the folder of roots: one of them "
        + "is damaged; restore it from version control, or the repository from the server"
    case .slowClock(let now, let version):
      "today is \(now) by this machine's clock, and \(version) is published: set the clock"
    case .fastClock(let now, let expired):
      "it is \(now) by this machine's clock, and the published timestamp expired at \(expired): set the clock; if it is "
        + "right, give --trust-clock"
    case .shorterThanPublished(let role, let expires, let published):
      "the published \(role.text) is valid until \(published), and one that is signed now until \(expires): set this "
        + "machine's clock; if it is right and an earlier one wasn't, or --expires is to be shorter, give --trust-clock"
    case .keysReplacedAtOnce(let version):
      "root version \(version) replaces all keys of a role that apps know, so apps couldn't update until the last file "
        + "is uploaded: give an old key too, which signs once more; if all old keys are lost or stolen, publish with "
        + "--allow-gap"
    case .tooManyTargets(let length, let limit):
      "the list of files would have \(length) bytes, and apps read at most \(limit): publish fewer entries"
    case .versionsUsedUp(let role):
      "\(role.text) has the highest version there is, which no honest publisher reaches: replace its keys in a new "
        + "root (for targets the snapshot's too), and publish with --allow-gap"
    case .signingFailed(let error): "\(error)"
    case .wrongSignature(let key, let role):
      "what was to be the signature of the key \(key.abbreviation) over \(role.text) isn't one: check that the signer uses "
        + "that key, and signs the bytes themselves (Ed25519, not Ed25519ph)"
    case .invalidMetadata(let error): "\(error)"
    case .lifetimeTooLong(let days): "\(days) days go beyond the year 9999: give fewer with --expires"
    }
  }

  private func expired(_ role: RoleName, _ time: UTCTime) -> String {
    switch role {
    case .root: "the root expired at \(time): make and sign a new one with \"catalogue-bundle root\""
    case .targets, .delegated: "the targets expired at \(time): publish them again with the release key"
    case .snapshot, .timestamp:
      "the published \(role.text) expired at \(time): run \"catalogue-bundle refresh\" first, and find out why the daily "
        + "job didn't"
    }
  }
}
