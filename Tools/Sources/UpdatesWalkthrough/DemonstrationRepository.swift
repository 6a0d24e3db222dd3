internal import BundlePublisher
internal import Catalogue
internal import FileAccess
internal import Foundation
internal import UpdateFramework

/// A repository in a folder, signed with a key that nobody keeps.
struct DemonstrationRepository {
  private static let name = "italy.json"

  let path: String
  private let key = SigningKey()
  private let roots: RootChain
  private let signingTime: SigningTime

  /// The root that an app would come with.
  var root: [UInt8] { roots.bytes(of: 1) ?? [] }

  /// A repository without a release.
  init(at path: String, now: Int64) throws {
    self.path = path
    guard let signingTime = SigningTime(secondsSince1970: now) else { throw FileError("the clock is wrong") }
    self.signingTime = signingTime
    let publicKey = PublicKey(of: key)
    var draft = try RootDraft(
      keys: RoleName.topLevel.map { ($0, publicKey) }, thresholds: [.root: 1],
      expires: signingTime.after(days: 365))
    try draft.sign(with: key)
    roots = try RootChain(first: draft.metadata.bytes)
  }

  /// Publishes a catalogue over what is out.
  func publish(_ catalogue: Catalogue) throws {
    let json = catalogue.json()
    // Apps don't read the compressed file.
    let content = try BundleContent(name: Self.name, json: json, compressed: json, asset: Demonstration.logo)
    let publication = try Publisher(keys: [key], at: signingTime).publish(
      content, roots: roots, over: state())
    for file in publication?.files ?? [] {
      let path = "\(path)/\(file.path)"
      try FileBytes.makeFolder((path as NSString).deletingLastPathComponent)
      try FileBytes.replace(path, with: file.bytes)
    }
  }

  /// Gives the metadata of an earlier release out as the newest, as who has taken the server over could.
  func rollBack(to timestamp: [UInt8]) throws { try FileBytes.replace(timestampPath, with: timestamp) }

  /// The newest metadata.
  func timestamp() throws -> [UInt8] { try FileBytes.read(timestampPath, limit: 1 << 20) }

  private var timestampPath: String { "\(path)/metadata/timestamp.json" }

  private func state() throws -> RepositoryState {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "\(path)/metadata")
    guard let names else { return .empty }
    var update = try MetadataUpdate(trustedRoot: root, at: signingTime.time)
    while let request = update.request {
      if let bytes = try? FileBytes.read("\(path)/metadata/\(request.path)", limit: 8 << 20) {
        _ = try update.receive(bytes)
      } else {
        try update.receiveAbsence()
      }
    }
    guard let file = update.trusted.targets(of: .topLevel)?.payload.file(Self.name) else { return .empty }
    let catalogue = try FileBytes.read(
      "\(path)/targets/\(file.consistentPath(of: Self.name))", limit: 32 << 20)
    return RepositoryState(
      rootVersion: 1, metadataNames: Set(names),
      release: try PublishedRelease(update.trusted, name: Self.name, catalogue: catalogue))
  }
}
