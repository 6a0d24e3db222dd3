import BundlePublisher
import Testing
import UpdateFramework

@Suite("Root drafts")
struct RootDraftTests {
  private let anna = SigningKey()
  private let bruno = SigningKey()
  private let release = SigningKey()

  private func draft(thresholds: [RoleName: Int64] = [:]) throws -> RootDraft {
    let keys: [(role: RoleName, key: PublicKey)] = [
      (.root, PublicKey(of: anna)), (.root, PublicKey(of: bruno)), (.targets, PublicKey(of: release)),
      (.snapshot, PublicKey(of: release)), (.timestamp, PublicKey(of: release)),
    ]
    return try RootDraft(keys: keys, thresholds: thresholds, expires: SigningTime.start.after(days: 365))
  }

  @Test("by default a root needs two signatures")
  func threshold() throws {
    var draft = try draft()
    #expect(draft.missing.map(\.count) == [2])
    try draft.sign(with: anna)
    #expect(draft.missing.map(\.count) == [1])
    #expect(draft.missing.first?.candidates == [PublicKey(of: bruno).identifier])
    try draft.sign(with: bruno)
    #expect(draft.missing.isEmpty)
  }

  @Test("a key that signs twice counts once")
  func twice() throws {
    var draft = try draft()
    try draft.sign(with: anna)
    try draft.sign(with: anna)
    #expect(draft.missing.map(\.count) == [1])
  }

  @Test("editing drops the signatures")
  func edited() throws {
    var draft = try draft()
    try draft.sign(with: anna)
    try draft.edit { root throws(RootError) in try root.add(PublicKey(of: SigningKey()), to: .root) }
    #expect(draft.metadata.signatures.isEmpty)
  }

  @Test("new root keys need signatures by the old and the new ones")
  func following() throws {
    var first = try draft()
    for key in [anna, bruno] { try first.sign(with: key) }
    let (carla, dario) = (SigningKey(), SigningKey())
    var next = try RootDraft(following: first.metadata.payload, expires: SigningTime.start.after(days: 730))
    try next.edit { root throws(RootError) in
      try root.replaceKeys(of: .root, with: [PublicKey(of: carla), PublicKey(of: dario)])
    }
    for key in [carla, dario] { try next.sign(with: key) }
    #expect(next.missing.map(\.rootVersion) == [1])
    for key in [anna, bruno] { try next.sign(with: key) }
    var chain = try RootChain(first: first.metadata.bytes)
    try chain.append(next.metadata.bytes)
    #expect(chain.newest.payload.version == 2)
  }

  @Test("a key of another role can't sign")
  func otherKey() throws {
    var draft = try draft()
    #expect(throws: RootError.self) { try draft.sign(with: release) }
  }

  @Test("a signature over other bytes is rejected")
  func otherBytes() throws {
    var draft = try draft()
    let signature = Signature(
      keyIdentifier: PublicKey(of: anna).identifier, bytes: try anna.sign(Array("other".utf8)))
    #expect(throws: RootError.self) { try draft.add(signature) }
    #expect(draft.metadata.signatures.isEmpty)
  }

  @Test("fewer keys than the threshold are rejected, and change nothing")
  func tooFewKeys() throws {
    var draft = try draft()
    let prefix = PublicKey(of: bruno).identifier.abbreviation
    #expect(throws: RootError.self) {
      try draft.edit { root throws(RootError) in try root.removeKey(prefix, from: .root) }
    }
    #expect(draft.metadata.payload.roles[.root]?.identifiers.count == 2)
  }

  @Test("a key that signs for no role any more is removed")
  func unusedKey() throws {
    var draft = try draft(thresholds: [.root: 1])
    let identifier = PublicKey(of: bruno).identifier
    try draft.edit { root throws(RootError) in try root.removeKey(identifier.text, from: .root) }
    #expect(draft.metadata.payload.keys[identifier] == nil)
  }
}
