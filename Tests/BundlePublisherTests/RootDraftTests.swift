import BundlePublisher
import Testing
import UpdateFramework

@Suite("A root that waits for signatures")
struct RootDraftTests {
  private let anna = SigningKey()
  private let bruno = SigningKey()
  private let release = SigningKey()

  private func draft(thresholds: [RoleName: Int64] = [:]) throws -> RootDraft {
    let keys: [(role: RoleName, key: PublicKey)] = [
      (.root, PublicKey(of: anna)), (.root, PublicKey(of: bruno)), (.targets, PublicKey(of: release)),
      (.snapshot, PublicKey(of: release)), (.timestamp, PublicKey(of: release)),
    ]
    return try RootDraft(keys: keys, thresholds: thresholds, expires: Moment.start.after(days: 365))
  }

  @Test("needs two keys unless told otherwise")
  func threshold() throws {
    var draft = try draft()
    #expect(draft.missing.map(\.count) == [2])
    try draft.sign(with: anna)
    #expect(draft.missing.map(\.count) == [1])
    #expect(draft.missing.first?.candidates == [PublicKey(of: bruno).identifier])
    try draft.sign(with: bruno)
    #expect(draft.missing.isEmpty)
  }

  @Test("counts a key that signs twice once")
  func twice() throws {
    var draft = try draft()
    try draft.sign(with: anna)
    try draft.sign(with: anna)
    #expect(draft.missing.map(\.count) == [1])
  }

  @Test("drops its signatures when it is edited")
  func edited() throws {
    var draft = try draft()
    try draft.sign(with: anna)
    try draft.edit { root throws(RootError) in try root.add(PublicKey(of: SigningKey()), to: .root) }
    #expect(draft.metadata.signatures.isEmpty)
  }

  @Test("with new root keys needs the old and the new ones")
  func following() throws {
    var first = try draft()
    for key in [anna, bruno] { try first.sign(with: key) }
    let (carla, dario) = (SigningKey(), SigningKey())
    var next = try RootDraft(following: first.metadata.payload, expires: Moment.start.after(days: 730))
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

  @Test("refuses a key that signs for another role only")
  func otherKey() throws {
    var draft = try draft()
    #expect(throws: RootError.self) { try draft.sign(with: release) }
  }

  @Test("refuses a signature over other bytes")
  func otherBytes() throws {
    var draft = try draft()
    let signature = Signature(
      keyIdentifier: PublicKey(of: anna).identifier, bytes: try anna.sign(Array("other".utf8)))
    #expect(throws: RootError.self) { try draft.add(signature) }
    #expect(draft.metadata.signatures.isEmpty)
  }

  @Test("refuses fewer keys than have to sign, and stays as it was")
  func tooFewKeys() throws {
    var draft = try draft()
    let prefix = PublicKey(of: bruno).identifier.abbreviation
    #expect(throws: RootError.self) {
      try draft.edit { root throws(RootError) in try root.removeKey(prefix, from: .root) }
    }
    #expect(draft.metadata.payload.roles[.root]?.identifiers.count == 2)
  }

  @Test("forgets a key that signs for no role any more")
  func unusedKey() throws {
    var draft = try draft(thresholds: [.root: 1])
    let identifier = PublicKey(of: bruno).identifier
    try draft.edit { root throws(RootError) in try root.removeKey(identifier.text, from: .root) }
    #expect(draft.metadata.payload.keys[identifier] == nil)
  }
}
