import BundlePublisher
import BundleTestSupport
import Testing
import StrictJSON
import UpdateFramework

/// A repository in memory.
struct MemoryRepository {
  private(set) var files: [String: [UInt8]] = [:]

  /// The state for a publisher.
  func state(
    _ team: Team, acceptsOlderRoots: Bool = false, patchBases: PatchBases = .none
  ) throws -> RepositoryState {
    var version: Int64 = 0
    while let bytes = files["metadata/\(version + 1).root.json"] {
      guard team.roots.isRoot(bytes, ofVersion: version + 1) else {
        throw PublishError.otherRoot(version: version + 1)
      }
      version += 1
    }
    let names = files.keys.filter { $0.hasPrefix("metadata/") }.map { String($0.dropFirst(9)) }
    let roots = acceptsOlderRoots ? team.roots.versions.reversed() : [max(1, version)]
    return RepositoryState(
      rootVersion: version, metadataNames: Set(names),
      release: try release(roots.compactMap(team.roots.bytes)), patchBases: patchBases)
  }

  private func release(_ roots: [[UInt8]]) throws -> PublishedRelease? {
    guard files["metadata/timestamp.json"] != nil else { return nil }
    var failure: UpdateError?
    for root in roots {
      do {
        let metadata = try metadata(root, at: nil, followsNewerRoots: false)
        let file = try #require(metadata.targets(of: .topLevel)?.payload.file("italy.json"))
        let bytes = files["targets/\(file.consistentPath(of: "italy.json"))"] ?? []
        return try PublishedRelease(metadata, name: "italy.json", catalogue: bytes)
      } catch let error as UpdateError {
        failure = error
      }
    }
    throw PublishError.untrustedRepository(try #require(failure))
  }

  /// The metadata for a client with a root.
  func metadata(_ root: [UInt8], at time: SigningTime?, followsNewerRoots: Bool = true) throws
    -> TrustedMetadata
  {
    var update = try MetadataUpdate(trustedRoot: root, expiry: time.map { .at($0.time) } ?? .omitted)
    try complete(&update, followsNewerRoots)
    for role in update.trusted.binNames {
      try update.require(.ofTopLevel(role))
      try complete(&update, followsNewerRoots)
    }
    return update.trusted
  }

  private func complete(_ update: inout MetadataUpdate, _ followsNewerRoots: Bool) throws {
    while let request = update.request {
      if followsNewerRoots || request.role != .root, let bytes = files["metadata/\(request.path)"] {
        _ = try update.receive(bytes)
      } else {
        try update.receiveAbsence()
      }
    }
  }

  /// The catalogue for a client with a root, after all listed files were verified.
  func catalogue(_ root: [UInt8], at time: SigningTime) throws -> [UInt8] {
    let metadata = try metadata(root, at: time)
    let targets = try #require(metadata.targets(of: .topLevel)?.payload)
    for (name, file) in metadata.listedFiles {
      let bytes = try #require(files["targets/\(file.consistentPath(of: "\(name.text)"))"], "\(name.text)")
      #expect(file.isMatched(by: bytes))
    }
    let file = try #require(targets.file("italy.json"))
    return try #require(files["targets/\(file.consistentPath(of: "italy.json"))"])
  }

  /// Writes the first files of a publication, by default all.
  mutating func write(_ publication: Publication, first count: Int = .max) {
    for file in publication.files.prefix(count) { files[file.path] = file.bytes }
  }

  mutating func set(_ path: String, _ bytes: [UInt8]?) { files[path] = bytes }

  /// Publishes a catalogue with the keys of all who sign releases.
  /// - Returns: what was written, `nil` for nothing.
  @discardableResult
  mutating func publish(
    _ sample: SampleCatalogue, _ team: Team, at time: SigningTime = .start, keys: [SigningKey]? = nil,
    allowsGap: Bool = false, allowsFuture: Bool = false, renews: Bool = false,
    replacing replacement: Replacement? = nil, first count: Int = .max
  ) throws -> Publication? {
    let publisher = Publisher(
      keys: keys ?? team.publishers, at: time, allowsGap: allowsGap, allowsFuture: allowsFuture,
      renews: renews)
    let publication = try publisher.publish(
      BundleContent(sample), roots: team.roots, over: state(team, acceptsOlderRoots: allowsGap),
      replacing: replacement)
    if let publication { write(publication, first: count) }
    return publication
  }

  /// Refreshes, as the daily job does.
  @discardableResult
  mutating func refresh(
    _ team: Team, at time: SigningTime, keys: [SigningKey], lifetimes: Lifetimes = Lifetimes(),
    trustsClock: Bool = false
  ) throws -> Publication {
    let publication = try Publisher(keys: keys, at: time, lifetimes: lifetimes, trustsClock: trustsClock)
      .refresh(state(team), roots: team.roots)
    write(publication)
    return publication
  }
}
