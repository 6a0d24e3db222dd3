/// One update of a client's metadata as a state machine (the client workflow of TUF 1.0.34, sections 5.1 to 5.6).
///
/// Whoever drives it does what ``request`` says: reads what was kept of an earlier update and hands it to
/// ``receiveStored(_:)``; where that isn't enough, downloads the file and hands it to ``receive(_:)``, or tells that
/// the server doesn't have it; then keeps the file. ``complete(from:before:)`` does that with ``MetadataFiles``.
public struct MetadataUpdate: Sendable {
  /// What is left to do.
  enum Step: Sendable {
    case root(rotationsLeft: Int)
    case timestamp
    case snapshot
    case targets(Delegation)
    case done
  }

  /// What was verified so far.
  public private(set) var trusted: TrustedMetadata
  let limits: DownloadLimits
  var step: Step
  /// Whether one of the new roots took a key of the timestamp or the snapshot away.
  private var hasRotatedKeys = false

  /// Begins an update.
  /// - Parameters:
  ///   - root: a root that came with the program or from an earlier update.
  ///   - time: the present time.
  ///   - schemes: the kinds of signature that count.
  /// - Throws: `UpdateError` when the root isn't one that its own keys have signed.
  public init(
    trustedRoot root: [UInt8], at time: UTCTime, schemes: [any SignatureScheme] = [Ed25519Scheme()],
    limits: DownloadLimits = DownloadLimits()
  ) throws(UpdateError) {
    try self.init(trustedRoot: root, expiry: .at(time), schemes: schemes, limits: limits)
  }

  /// As above, for a publisher, who may have to read what has expired.
  public init(
    trustedRoot root: [UInt8], expiry: ExpiryCheck, schemes: [any SignatureScheme] = [Ed25519Scheme()],
    limits: DownloadLimits = DownloadLimits()
  ) throws(UpdateError) {
    trusted = try TrustedMetadata(root: root, expiry: expiry, schemes: schemes)
    self.limits = limits
    step = .root(rotationsLeft: limits.rootRotations)
  }

  /// The file that is needed next, `nil` when there is none: the update is complete.
  public var request: MetadataRequest? {
    switch step {
    case .root:
      MetadataRequest(role: .root, version: trusted.root.payload.version &+ 1, maximumLength: limits.root)
    case .timestamp: MetadataRequest(role: .timestamp, version: nil, maximumLength: limits.timestamp)
    case .snapshot: request(for: .snapshot, listed: trusted.timestamp?.payload.snapshot, limits.snapshot)
    case .targets(let delegation):
      request(for: delegation.role, listed: listed(delegation.role), limits.targets)
    case .done: nil
    }
  }

  /// The names of kept files that count no more, since a new root took a key of the timestamp or the snapshot away:
  /// its thief may have set versions as high as can be (section 5.3.11).
  ///
  /// They are to be removed before the new root is kept. After that it couldn't be told any more that the keys were
  /// other ones, if the update broke off in between.
  public var obsoleteNames: [String] {
    switch step {
    case .root, .timestamp: hasRotatedKeys ? Self.rotatable.map(\.storedName) : []
    case .snapshot, .targets, .done: []
    }
  }

  private func request(for role: RoleName, listed: ListedFile?, _ limit: Int64) -> MetadataRequest {
    MetadataRequest(
      role: role, version: trusted.root.payload.usesConsistentSnapshots ? listed?.version : nil,
      maximumLength: min(listed?.length ?? limit, limit))
  }

  /// Takes a file that an earlier update verified and kept, or somebody has changed since.
  /// - Returns: whether it is as good as the one that would be downloaded.
  public mutating func receiveStored(_ bytes: [UInt8]) -> Bool {
    switch step {
    case .root:
      // Neither a rotation of this update nor one that counts: what it took away was removed before it was kept.
      return (try? trusted.acceptRoot(bytes)) != nil
    case .done: return false
    case .timestamp:
      // Only what a newer one must not fall behind.
      if !hasRotatedKeys { _ = try? trusted.acceptTimestamp(bytes) }
      return false
    case .snapshot:
      guard !hasRotatedKeys, let listed = trusted.timestamp?.payload.snapshot,
        (try? trusted.acceptSnapshot(bytes, listed: listed, wasTrusted: true)) != nil
      else { return false }
      step = .targets(.topLevel)
    case .targets(let delegation):
      guard let listed = listed(delegation.role),
        (try? trusted.acceptTargets(bytes, of: delegation, listed: listed)) != nil
      else { return false }
      step = .done
    }
    return true
  }

  /// Takes the file that was asked for, and verifies it.
  /// - Returns: whether the file is to be kept under the request's ``MetadataRequest/storedName``.
  /// - Throws: `UpdateError` when the file can't be trusted; the update is over then.
  public mutating func receive(_ bytes: [UInt8]) throws(UpdateError) -> Bool {
    guard let request else { return false }
    guard Int64(bytes.count) <= request.maximumLength else {
      throw UpdateError(.tooLong(limit: request.maximumLength), of: request.role)
    }
    switch step {
    case .root(let rotationsLeft): return try receiveRoot(bytes, rotationsLeft: rotationsLeft)
    case .timestamp: return try receiveTimestamp(bytes)
    case .snapshot:
      guard let listed = trusted.timestamp?.payload.snapshot else { return false }
      try trusted.acceptSnapshot(bytes, listed: listed, wasTrusted: false)
      step = .targets(.topLevel)
    case .targets(let delegation):
      guard let listed = listed(delegation.role) else { throw UpdateError(.notListed, of: delegation.role) }
      try trusted.acceptTargets(bytes, of: delegation, listed: listed)
      step = .done
    case .done: return false
    }
    return true
  }

  /// The server doesn't have the file that was asked for: for a root, the present one is the newest (section 5.3.3).
  /// - Throws: `UpdateError` where the file has to be there, or the newest root has expired.
  public mutating func receiveAbsence() throws(UpdateError) {
    guard let request else { return }
    guard request.mayBeAbsent else { throw UpdateError(.absent, of: request.role) }
    try finishRoots()
  }

  /// One of the trusted version is put aside, and the update goes on with the trusted one (section 5.3.5).
  private mutating func receiveRoot(_ bytes: [UInt8], rotationsLeft: Int) throws(UpdateError) -> Bool {
    let before = trusted.root.payload
    do {
      try trusted.acceptRoot(bytes)
    } catch {
      guard case .wrongVersion(_, before.version) = error.reason else { throw error }
      try finishRoots()
      return false
    }
    hasRotatedKeys =
      hasRotatedKeys
      || Self.rotatable.contains { trusted.root.payload.takesKeysAway(from: $0, since: before) }
    if rotationsLeft > 1 { step = .root(rotationsLeft: rotationsLeft - 1) } else { try finishRoots() }
    return true
  }

  private mutating func finishRoots() throws(UpdateError) {
    try trusted.checkFinalRoot()
    step = .timestamp
  }

  /// One of the version that is known already isn't kept, and the update goes on with the known one: it may have
  /// broken off after that was kept.
  private mutating func receiveTimestamp(_ bytes: [UInt8]) throws(UpdateError) -> Bool {
    let isNewer = try trusted.acceptTimestamp(bytes)
    try trusted.checkFinalTimestamp()
    step = .snapshot
    return isNewer
  }

  private static let rotatable: [RoleName] = [.timestamp, .snapshot]

  func listed(_ role: RoleName) -> ListedFile? { trusted.snapshot?.payload.file(of: role) }
}
