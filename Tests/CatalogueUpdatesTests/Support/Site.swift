import BundlePublisher
import BundleTestSupport
import Catalogue
import Foundation
import HTTPTransport
import StrictJSON
import Testing
import UpdateFramework

/// A repository on a simulated server. One key signs everything, and anything can be signed.
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
  }

  private let state = Locked(State())
  let key = SigningKey()
  let root: [UInt8]

  /// A repository with a root and nothing else.
  init() throws {
    let publicKey = PublicKey(of: key)
    var draft = try RootDraft(
      keys: RoleName.topLevel.map { ($0, publicKey) }, thresholds: [.root: 1],
      expires: Self.time(after: Self.century))
    try draft.sign(with: key)
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

  /// Signs a release.
  /// - Parameters:
  ///   - number: the version of the metadata, whatever the catalogue's.
  ///   - schemaVersion: the listed schema version.
  ///   - lengths: listed lengths that are wrong.
  ///   - days: after how many days the metadata expires.
  ///   - targetsDays: the same for the targets, if different.
  func publish(
    _ sample: SampleCatalogue, as number: Int64, schemaVersion: Int64 = 1, lengths: [String: Int64] = [:],
    days: Int64 = 7, targetsDays: Int64? = nil
  ) throws {
    let version = try Catalogue(decoding: sample.json).version
    let custom = LocatedValue.object([
      "version": .text("\(version.date)"), "revision": .integer(Int64(version.revision)),
      "schemaVersion": .integer(schemaVersion),
    ])
    var targets: [ByteString: TargetFile] = [:]
    for (path, bytes) in sample.logos.merging(["italy.json": sample.json], uniquingKeysWith: { $1 }) {
      let target = TargetFile(
        length: lengths[path] ?? Int64(bytes.count),
        hashes: ContentHashes(sha256: ContentHash(of: bytes, by: .sha256)),
        custom: path == "italy.json" ? custom : nil)
      targets[ByteString(path)] = target
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

  /// Signs and publishes a file.
  func put(_ name: String, _ payload: some MetadataPayload) throws -> ListedFile {
    var metadata = try SignedMetadata(payload)
    let signature = try key.sign(metadata.signedBytes)
    metadata.add(Signature(keyIdentifier: PublicKey(of: key).identifier, bytes: signature))
    set("metadata/\(name)", metadata.bytes)
    return ListedFile(
      version: metadata.payload.header.version, length: Int64(metadata.bytes.count),
      hashes: ContentHashes(sha256: ContentHash(of: metadata.bytes, by: .sha256)))
  }

  static func time(after days: Int64) throws -> UTCTime {
    try #require(UTCTime(secondsSince1970: start + days * 86_400))
  }
}
