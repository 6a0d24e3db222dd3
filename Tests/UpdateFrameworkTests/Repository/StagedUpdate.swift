import Testing
import UpdateFramework

/// An update that asks for one role's file next, and that file. No hash is listed: signatures alone decide.
struct StagedUpdate {
  /// The role `a` is one to which the targets delegate.
  static let roles = ["root", "timestamp", "snapshot", "targets", "a"]

  /// The update.
  let update: MetadataUpdate
  /// The right file.
  let file: [UInt8]
  /// What is signed of it.
  let signed: [UInt8]

  init(before role: String) throws {
    let repository = try Self.repository()
    let root = try #require(repository.files["1.root.json"])
    let time: UTCTime = try #require(UTCTime("2026-06-01T12:00:00Z"))
    var update = try MetadataUpdate(trustedRoot: root, at: time)
    while update.request?.role != .named(role) {
      guard let request = update.request else {
        guard case .needsMetadata = try update.find("missing") else { break }
        continue
      }
      if let file = repository.files[request.path] {
        _ = try update.receive(file)
      } else {
        try update.receiveAbsence()
      }
    }
    self.update = update
    let path = try #require(update.request?.path)
    file = try #require(repository.files[path])
    signed = try #require(SignedPart.bytes(of: file))
  }

  private static func repository() throws -> TestRepository {
    var repository = try TestRepository()
    repository.listsContent = false
    try repository.publish("root", "targets", "snapshot", "timestamp")
    try repository.delegate(to: "a")
    try repository.release("a")
    return repository
  }
}
