internal import Catalogue
internal import UpdateFramework

extension Publisher {
  /// The files of the daily job must not have expired: otherwise nobody would notice that it doesn't run.
  func checkFreshness(of release: PublishedRelease) throws(PublishError) {
    try checkNotExpired(release.snapshot.payload, .snapshot)
    try checkNotExpired(release.timestamp.payload, .timestamp)
  }

  func checkNotExpired(_ payload: some MetadataPayload, _ role: RoleName) throws(PublishError) {
    guard signingTime.time < payload.expires else { throw .expired(role, at: payload.expires) }
  }

  /// A version of a day that hasn't begun is a typing error, and no honest version would be above it for long.
  func checkDate(of catalogue: CatalogueOutline) throws(PublishError) {
    guard !allowsFuture else { return }
    guard try mayHaveBegun(catalogue.version) else {
      throw .futureVersion(catalogue.version, today: signingTime.time.date)
    }
  }

  /// Whether the day of a version has begun in UTC, or begins tomorrow: clocks differ, and people live east of Greenwich.
  private func mayHaveBegun(_ version: CatalogueVersion) throws(PublishError) -> Bool {
    version.date <= (try signingTime.after(days: 1)).date
  }

  /// A clock that is behind the day of the published catalogue would shorten what is signed, or let it have expired. A
  /// catalogue may be of a day that hasn't come; then what was signed with it expires before. And what a clock that is far
  /// ahead signs, one that is right can't replace by something shorter.
  func checkClock(after release: PublishedRelease) throws(PublishError) {
    guard !trustsClock else { return }
    let expired = release.timestamp.payload.expires
    guard try signingTime.after(days: -Self.longestPause) <= expired else {
      throw .fastClock(signingTime.time, expired: expired)
    }
    let version = release.catalogue.version
    guard try !mayHaveBegun(version), version.date <= release.timestamp.payload.expires.date else { return }
    throw .slowClock(signingTime.time.date, published: version)
  }

  /// For how many days nobody may have signed anything before the clock is doubted.
  private static let longestPause: Int64 = 90

  /// Nothing is signed that expires more than a day before what it replaces, of which the clock is the likeliest reason: the
  /// new files would have expired, whatever day the published catalogue is of. What a key that is replaced now has signed, a
  /// thief may have.
  func checkLifetimes(
    after release: PublishedRelease, during transition: RootTransition
  ) throws(PublishError) {
    guard !trustsClock else { return }
    let published = [
      (
        RoleName.snapshot, release.snapshot.payload.expires,
        transition.removesSigner(of: release.snapshot, as: .snapshot)
      ),
      (
        .timestamp, release.timestamp.payload.expires,
        transition.removesSigner(of: release.timestamp, as: .timestamp)
      ),
    ]
    for (role, expires, isReplaced) in published where !isReplaced {
      guard try signingTime.after(days: lifetimes[role] + 1) < expires else { continue }
      throw .shorterThanPublished(
        role, expires: try signingTime.after(days: lifetimes[role]), published: expires)
    }
  }

  /// New content follows the published catalogue, or replaces it.
  static func check(
    _ new: CatalogueOutline, over old: CatalogueOutline, replacing replacement: Replacement?
  ) throws(PublishError) {
    guard let replacement else { return try check(new, follows: old) }
    try replacement.check(new, over: old)
  }

  /// New content needs a higher version, and every published entry or its tombstone.
  static func check(_ new: CatalogueOutline, follows old: CatalogueOutline) throws(PublishError) {
    guard new.version > old.version else {
      throw .versionNotAbove(published: old.version, found: new.version)
    }
    try checkIsComplete(new, since: old)
  }

  /// Every entry of an earlier catalogue is in the new one, or its tombstone.
  static func checkIsComplete(_ new: CatalogueOutline, since old: CatalogueOutline) throws(PublishError) {
    let (found, published) = (new.collections.map(\.name), old.collections.map(\.name))
    guard !Set(found).isDisjoint(with: published) else {
      throw .otherKind(found: found, published: published)
    }
    if let country = old.country, country != new.country {
      throw .otherCountry(found: new.country, published: country)
    }
    let removed = new.missing(since: old)
    guard removed.isEmpty else { throw .removedEntries(removed) }
  }

  /// Orders new roots so that no client meets files that its root doesn't accept: after the release, if all roots accept
  /// it; before it, if the new roots accept the published release.
  /// - Parameter isAccepted: whether every root accepts the new release.
  func order(
    _ files: [BundleFile], isAccepted: Bool, _ transition: RootTransition, over release: PublishedRelease?
  ) throws(PublishError) -> [BundleFile] {
    guard let release, !transition.isEmpty else { return transition.files + files }
    if isAccepted { return files + transition.files }
    guard allowsGap || transition.accepts(release.targets, release.snapshot, release.timestamp) else {
      throw .keysReplacedAtOnce(rootVersion: transition.newest.version)
    }
    return transition.files + files
  }

  /// Clients download no longer targets file. The other files never come near their limits.
  static func checkLength(of targets: [UInt8]) throws(PublishError) {
    let limit = DownloadLimits().targets
    guard Int64(targets.count) <= limit else {
      throw .tooManyTargets(length: Int64(targets.count), limit: limit)
    }
  }
}
