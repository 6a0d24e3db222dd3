/// One update of a client's metadata as a state machine (the client workflow of TUF 1.0.34, sections 5.1 to 5.6).
///
/// Its driver serves each ``request``: it reads the stored file of an earlier update and passes it to
/// ``receiveStored(_:)``. If that isn't enough, it downloads the file and passes it to ``receive(_:)``, or calls
/// ``receiveAbsence()`` when the server doesn't have it; then it stores the file. ``complete(from:before:)`` does all that
/// with ``MetadataFiles``.
public struct MetadataUpdate: Sendable {
  /// The next step.
  enum Step: Sendable {
    case root(rotationsLeft: Int)
    case timestamp
    case snapshot
    case targets(Delegation)
    case done
  }

  /// The verified metadata so far.
  public private(set) var trusted: TrustedMetadata
  let limits: DownloadLimits
  var step: Step
  /// Whether one of the new roots removed a key of the timestamp or the snapshot.
  private var hasRotatedKeys = false

  /// Begins an update.
  /// - Parameters:
  ///   - root: a trusted root: from the program's bundle or from an earlier update.
  ///   - time: the present time.
  ///   - schemes: the signature schemes to accept.
  /// - Throws: `UpdateError` when the root isn't signed by its own keys.
  public init(
    trustedRoot root: [UInt8], at time: UTCTime, schemes: [any SignatureScheme] = [Ed25519Scheme()],
    limits: DownloadLimits = DownloadLimits()
  ) throws(UpdateError) {
    try self.init(trustedRoot: root, expiry: .at(time), schemes: schemes, limits: limits)
  }

  /// As above, for a publisher, which may have to read expired files.
  public init(
    trustedRoot root: [UInt8], expiry: ExpiryCheck, schemes: [any SignatureScheme] = [Ed25519Scheme()],
    limits: DownloadLimits = DownloadLimits()
  ) throws(UpdateError) {
    trusted = try TrustedMetadata(root: root, expiry: expiry, schemes: schemes)
    self.limits = limits
    step = .root(rotationsLeft: limits.rootRotations)
  }

  /// The file that is needed next; `nil` when the update is complete.
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

  /// The names of stored files that must be deleted, because a new root removed a key of the timestamp or the snapshot: a
  /// thief of that key may have used the highest versions there are (section 5.3.11).
  ///
  /// Delete them before the new root is stored. If the update broke off in between, the next one couldn't know that the
  /// keys had changed.
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

  /// Receives a file that an earlier update stored. Somebody may have changed it since.
  /// - Returns: whether the file needn't be downloaded.
  public mutating func receiveStored(_ bytes: [UInt8]) -> Bool {
    switch step {
    case .root:
      // This isn't a rotation of this update: obsolete files were deleted before the root was stored.
      return (try? trusted.acceptRoot(bytes)) != nil
    case .done: return false
    case .timestamp:
      // Used only to detect a rollback.
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

  /// Receives and verifies the requested file.
  /// - Returns: whether to store the file under the request's ``MetadataRequest/storedName``.
  /// - Throws: `UpdateError` when the file can't be trusted. The update can't go on then.
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

  /// The server doesn't have the requested file. If it is a root, the present one is the newest (section 5.3.3).
  /// - Throws: `UpdateError` when the file is required, or the newest root has expired.
  public mutating func receiveAbsence() throws(UpdateError) {
    guard let request else { return }
    guard request.mayBeAbsent else { throw UpdateError(.absent, of: request.role) }
    try finishRoots()
  }

  /// A root of the trusted version is ignored, and the update goes on with the trusted one (section 5.3.5).
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
      || Self.rotatable.contains { trusted.root.payload.removesKeys(from: $0, since: before) }
    if rotationsLeft > 1 { step = .root(rotationsLeft: rotationsLeft - 1) } else { try finishRoots() }
    return true
  }

  private mutating func finishRoots() throws(UpdateError) {
    try trusted.checkFinalRoot()
    step = .timestamp
  }

  /// A timestamp of the known version isn't stored. The update goes on with the known one: an earlier update may have
  /// broken off after storing it.
  private mutating func receiveTimestamp(_ bytes: [UInt8]) throws(UpdateError) -> Bool {
    let isNewer = try trusted.acceptTimestamp(bytes)
    try trusted.checkFinalTimestamp()
    step = .snapshot
    return isNewer
  }

  private static let rotatable: [RoleName] = [.timestamp, .snapshot]

  func listed(_ role: RoleName) -> ListedFile? { trusted.snapshot?.payload.file(of: role) }
}
