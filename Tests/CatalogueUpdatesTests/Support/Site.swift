import BundlePublisher
import BundleTestSupport
import Catalogue
import Foundation
import HTTPTransport
import StrictJSON
import Testing
import UpdateFramework

/// A repository on a simulated server. One key signs the roots, others everything else, and anything can be signed.
final class Site: Transport {
  /// Replaces the server's answer.
  typealias Fault = @Sendable (_ path: String, _ file: [UInt8]?) async throws(TransportError) -> [UInt8]?

  /// 2026-06-01T12:00:00Z
  static let start: Int64 = 1_780_315_200
  static let address = "https://example.org/bundle"
  /// In days, for tests with the machine's own clock.
  static let century: Int64 = 36_500

  private struct State {
    var files: [String: [UInt8]] = [:]
    var requests: [String] = []
    var fault: Fault?
    var keys: [SigningKey]
  }

  private let state: Locked<State>
  private let rootKey = SigningKey()
  let root: [UInt8]

  /// A repository with a root and nothing else.
  /// - Parameter key: what signs everything but roots.
  init(key: SigningKey = SigningKey()) throws {
    state = Locked(State(keys: [key]))
    let (rootKey, publicKey) = (PublicKey(of: rootKey), PublicKey(of: key))
    var draft = try RootDraft(
      keys: RoleName.topLevel.map { ($0, $0 == .root ? rootKey : publicKey) }, thresholds: [.root: 1],
      expires: Self.time(after: Self.century))
    try draft.sign(with: self.rootKey)
    root = draft.metadata.bytes
    set("metadata/1.root.json", root)
  }

  // MARK: The server

  func get(_ url: URL, maximumLength: Int64) async throws(TransportError) -> [UInt8]? {
    let path = String(url.absoluteString.dropFirst(Self.address.count + 1))
    let (file, fault) = state.withLock { state in
      state.requests.append(path)
      return (state.files[path], state.fault)
    }
    let answer = if let fault { try await fault(path, file) } else { file }
    if let answer, Int64(answer.count) > maximumLength {
      throw TransportError(.tooLong(limit: maximumLength), at: url)
    }
    return answer
  }

  /// The requests since the last call.
  func takeRequests() -> [String] {
    state.withLock { state in
      defer { state.requests = [] }
      return state.requests
    }
  }

  /// Makes the server fail from now on; `nil` ends that.
  func fail(_ fault: Fault?) { state.withLock { $0.fault = fault } }

  /// Makes every request fail with a reason.
  func fail(_ reason: TransportError.Reason) {
    fail { path, _ throws(TransportError) in
      throw TransportError(reason, at: URL(filePath: path))
    }
  }

  func file(_ path: String) -> [UInt8]? { state.withLock { $0.files[path] } }

  func set(_ path: String, _ bytes: [UInt8]?) { state.withLock { $0.files[path] = bytes } }

  /// Writes all files into a folder. Only the timestamp is ever written anew: the others have versions or hashes.
  func write(to folder: String) throws {
    for (path, bytes) in state.withLock({ $0.files }) {
      let file = URL(filePath: "\(folder)/\(path)")
      guard path == "metadata/timestamp.json" || !FileManager.default.fileExists(atPath: file.path) else {
        continue
      }
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
  }

  // MARK: The publisher

  /// The keys that sign everything but roots.
  var keys: [SigningKey] {
    get { state.withLock { $0.keys } }
    set { state.withLock { $0.keys = newValue } }
  }

  /// Publishes the root that follows another.
  /// - Parameters:
  ///   - newKeys: the keys of all other roles from now on; by default they stay.
  ///   - threshold: how many of them must sign.
  func publishRoot(after version: Int64, keys newKeys: [SigningKey]? = nil, threshold: Int64 = 1) throws {
    let bytes = file("metadata/\(version).root.json") ?? []
    var draft = try RootDraft(
      following: SignedMetadata<Root>(decoding: bytes).payload, expires: Self.time(after: Self.century))
    if let newKeys {
      try draft.edit { root in
        let keys = newKeys.map { PublicKey(of: $0) }
        for key in keys { root.keys.insert(key) }
        for role in [RoleName.timestamp, .snapshot, .targets] {
          root.roles[role] = RoleKeys(keys.map(\.identifier), threshold: threshold)
        }
      }
      keys = newKeys
    }
    try draft.sign(with: rootKey)
    set("metadata/\(version + 1).root.json", draft.metadata.bytes)
  }

  /// Signs a release.
  /// - Parameters:
  ///   - number: the version of the metadata, whatever the catalogue's.
  ///   - json: the catalogue's file, if it isn't the sample's.
  ///   - patches: further targets by their path.
  ///   - listsLogos: whether the targets list the logos too.
  ///   - schemaVersion: the listed schema version.
  ///   - lengths: listed lengths that are wrong.
  ///   - days: after how many days the metadata expires.
  ///   - targetsDays: the same for the targets, if different.
  func publish(
    _ sample: SampleCatalogue, as number: Int64, json: [UInt8]? = nil, patches: [String: [UInt8]] = [:],
    listsLogos: Bool = true, schemaVersion: Int64 = 1,
    lengths: [String: Int64] = [:], days: Int64 = 7, targetsDays: Int64? = nil
  ) throws {
    let version = try Catalogue(decoding: sample.json).version
    let custom = LocatedValue.object([
      "version": .text("\(version.date)"), "revision": .integer(Int64(version.revision)),
      "schemaVersion": .integer(schemaVersion),
    ])
    var targets: [ByteString: TargetFile] = [:]
    let files = sample.logos.merging(patches, uniquingKeysWith: { $1 })
    for (path, bytes) in files.merging(["italy.json": json ?? sample.json], uniquingKeysWith: { $1 }) {
      let target = TargetFile(
        length: lengths[path] ?? Int64(bytes.count),
        hashes: ContentHashes(sha256: ContentHash(of: bytes, by: .sha256)),
        custom: path == "italy.json" ? custom : nil)
      if listsLogos || sample.logos[path] == nil { targets[ByteString(path)] = target }
      set("targets/\(target.consistentPath(of: path))", bytes)
    }
    let header = MetadataHeader(version: number, expires: try Self.time(after: targetsDays ?? days))
    let listed = try put("\(number).targets.json", Targets(header: header, files: targets))
    try sign(listed, as: number, days: days)
  }

  /// Signs a snapshot and a timestamp over targets, as a daily job does.
  func sign(_ targets: ListedFile, as number: Int64, days: Int64 = 7, snapshotDays: Int64? = nil) throws {
    let snapshot = Snapshot(
      header: MetadataHeader(version: number, expires: try Self.time(after: snapshotDays ?? days)),
      targets: targets)
    let listed = try put("\(number).snapshot.json", snapshot)
    let header = MetadataHeader(version: number, expires: try Self.time(after: days))
    _ = try put("timestamp.json", Timestamp(header: header, snapshot: listed))
  }

  /// The snapshot's entry for targets of some version.
  func listedTargets(of number: Int64) -> ListedFile {
    let bytes = file("metadata/\(number).targets.json") ?? []
    return ListedFile(
      version: number, length: Int64(bytes.count),
      hashes: ContentHashes(sha256: ContentHash(of: bytes, by: .sha256)))
  }

  /// Signs and publishes a file.
  func put(_ name: String, _ payload: some MetadataPayload) throws -> ListedFile {
    var metadata = try SignedMetadata(payload)
    for key in keys {
      let signature = try key.sign(metadata.signedBytes)
      metadata.add(Signature(keyIdentifier: PublicKey(of: key).identifier, bytes: signature))
    }
    set("metadata/\(name)", metadata.bytes)
    return ListedFile(
      version: metadata.payload.header.version, length: Int64(metadata.bytes.count),
      hashes: ContentHashes(sha256: ContentHash(of: metadata.bytes, by: .sha256)))
  }

  static func time(after days: Int64) throws -> UTCTime {
    try #require(UTCTime(secondsSince1970: start + days * 86_400))
  }
}
