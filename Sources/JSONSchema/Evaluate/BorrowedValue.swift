internal import StrictJSON

/// A value that an evaluation reads without copying it: a copy would count a reference for each of its parts, which
/// takes longer than the checks of most values.
///
/// Only the three `Borrowed…` types hold pointers. They are sound because each is valid during a closure that the value
/// outlives, values never change, and the evaluator keeps none: a recorder keeps a `copy`.
struct BorrowedValue {
  private let pointer: UnsafePointer<LocatedValue>

  init(_ pointer: UnsafePointer<LocatedValue>) { self.pointer = pointer }

  /// Lends a value for the time of a call.
  @inline(__always)
  static func with<Result>(_ value: LocatedValue, _ body: (BorrowedValue) -> Result) -> Result {
    withUnsafePointer(to: value) { body(BorrowedValue($0)) }
  }

  /// The value's type.
  @inline(__always)
  var type: TypeSet {
    switch pointer.pointee.content {
    case .null: .null
    case .bool: .boolean
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }

  /// The value itself.
  @inline(__always)
  var content: LocatedValue.Content { pointer.pointee.content }

  /// The value to keep.
  var copy: LocatedValue { pointer.pointee }
}

/// The elements of an array or the members of an object, read without copying them.
struct BorrowedList<Element> {
  private let elements: UnsafeBufferPointer<Element>

  /// Lends a list for the time of a call.
  @inline(__always)
  static func with<Result>(_ elements: [Element], _ body: (BorrowedList) -> Result) -> Result {
    elements.withUnsafeBufferPointer { body(BorrowedList(elements: $0)) }
  }

  var indices: Range<Int> { elements.indices }
  var count: Int { elements.count }

  @inline(__always)
  private func pointer(at position: Int) -> UnsafePointer<Element>? {
    indices.contains(position) ? elements.baseAddress.map { $0 + position } : nil
  }
}

extension BorrowedList<LocatedValue> {
  /// Lends an element for the time of a call.
  @inline(__always)
  func withValue<Result>(at position: Int, _ body: (BorrowedValue) -> Result) -> Result {
    guard let pointer = pointer(at: position) else { return BorrowedValue.with(elements[position], body) }
    return body(BorrowedValue(pointer))
  }
}

extension BorrowedList<LocatedObject.Member> {
  @inline(__always)
  func key(at position: Int) -> BorrowedKey { BorrowedKey(elements, position) }

  /// Lends the value of a member for the time of a call.
  @inline(__always)
  func withValue<Result>(at position: Int, _ body: (BorrowedValue) -> Result) -> Result {
    guard let value = pointer(at: position)?.pointer(to: \.value) else {
      return BorrowedValue.with(elements[position].value, body)
    }
    return body(BorrowedValue(value))
  }
}

/// The key of a member, read without copying it.
struct BorrowedKey {
  private let members: UnsafeBufferPointer<LocatedObject.Member>
  private let position: Int

  @inline(__always)
  init(_ members: UnsafeBufferPointer<LocatedObject.Member>, _ position: Int) {
    self.members = members
    self.position = position
  }

  @inline(__always)
  var fingerprint: KeyFingerprint { members[position].fingerprint }

  /// The key to keep.
  var text: String { members[position].key }

  /// Whether the key has the same bytes as a name.
  @inline(__always)
  func isEqual(to name: String) -> Bool {
    members[position].key.hasSameRepresentation(as: name) || hasSameBytes(as: name)
  }

  /// Not inlined, because it counts a reference to the key.
  @inline(never)
  private func hasSameBytes(as name: String) -> Bool { members[position].key.hasSameBytes(as: name) }
}
