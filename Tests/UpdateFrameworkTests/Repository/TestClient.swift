import Testing
import UpdateFramework

/// A client that stores its files in memory and records its requests.
struct TestClient {
  /// What fails when a test breaks an update off.
  struct BrokenOff: Error {}

  /// The stored files by name.
  var store: [String: [UInt8]]
  /// The paths that the last update asked the repository for.
  var requests: [String] = []
  /// The present time.
  var time = "2026-06-01T12:00:00Z"
  /// The client's own limits.
  var limits = DownloadLimits()
  /// Whether an update begins with the first root and the stored ones, and not with the newest.
  var replaysRoots = false
  /// How many files may be stored before the machine stops.
  var writesLeft = Int.max

  /// A client that came with the repository's first root.
  init(_ repository: TestRepository) throws {
    store = ["root.json": try #require(repository.files["1.root.json"])]
  }

  /// Brings the metadata up to date.
  @discardableResult
  mutating func update(from repository: TestRepository) throws -> MetadataUpdate {
    requests = []
    let root = try #require(store["root.json"])
    let now = try #require(UTCTime(time))
    var update = try MetadataUpdate(trustedRoot: root, at: now, limits: limits)
    try drive(&update, from: repository)
    return update
  }

  /// Brings the metadata up to date and looks for a target.
  mutating func find(_ path: String, in repository: TestRepository) throws -> TargetFile? {
    var update = try update(from: repository)
    return try find(path, in: repository, with: &update)
  }

  /// Looks for a target in an update that goes on.
  mutating func find(
    _ path: String, in repository: TestRepository, with update: inout MetadataUpdate
  ) throws -> TargetFile? {
    while true {
      switch try update.find(path) {
      case .found(let file): return file
      case .absent: return nil
      case .needsMetadata: try drive(&update, from: repository)
      }
    }
  }

  private mutating func drive(_ update: inout MetadataUpdate, from repository: TestRepository) throws {
    while let request = update.request {
      if let kept = store[name(of: request)], update.receiveStored(kept) { continue }
      requests.append(request.path)
      guard let bytes = repository.files[request.path] else {
        try update.receiveAbsence()
        continue
      }
      guard try update.receive(bytes) else { continue }
      for name in update.obsoleteNames { store[name] = nil }
      try keep(bytes, as: name(of: request))
    }
  }

  private func name(of request: MetadataRequest) -> String {
    replaysRoots && request.role == .root ? request.path : request.storedName
  }

  private mutating func keep(_ bytes: [UInt8], as name: String) throws {
    guard writesLeft > 0 else { throw BrokenOff() }
    writesLeft -= 1
    store[name] = bytes
  }
}
