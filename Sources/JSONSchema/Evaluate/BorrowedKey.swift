internal import StrictJSON

/// The key of a member, looked at where it lies.
struct BorrowedKey {
  private let members: UnsafeBufferPointer<LocatedObject.Member>
  private let position: Int

  @inline(__always)
  init(_ members: UnsafeBufferPointer<LocatedObject.Member>, _ position: Int) {
    self.members = members
    self.position = position
  }

  @inline(__always)
  var mark: KeyMark { members[position].mark }

  /// The key to keep.
  var text: String { members[position].key }

  /// Whether the key has the same bytes as a name.
  @inline(__always)
  func isEqual(to name: String) -> Bool {
    members[position].key.hasSameRepresentation(as: name) || hasSameBytes(as: name)
  }

  /// Apart, because it counts a reference to the key.
  @inline(never)
  private func hasSameBytes(as name: String) -> Bool { members[position].key.hasSameBytes(as: name) }
}
