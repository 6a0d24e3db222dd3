internal import StrictJSON

/// A value that an evaluation looks at where it lies: a copy would count a reference for each of its parts, which took
/// longer than all that is asked of most values.
///
/// The evaluator uses pointers in this file alone. They are sound because each is handed out for the time of a closure
/// only, which the value outlives, nothing of a value ever changes, and the evaluator keeps none: what a recorder keeps
/// is a `copy`.
struct BorrowedValue {
  fileprivate let pointer: UnsafePointer<LocatedValue>

  /// Lends a value for the time of a call.
  @inline(__always)
  static func with<Result>(_ value: LocatedValue, _ body: (BorrowedValue) -> Result) -> Result {
    withUnsafePointer(to: value) { body(BorrowedValue(pointer: $0)) }
  }

  /// What kind of value it is, as the one type that it has.
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

/// The elements of an array or the members of an object, looked at where they lie.
struct BorrowedList<Element> {
  fileprivate let elements: UnsafeBufferPointer<Element>

  /// Lends a list for the time of a call.
  @inline(__always)
  static func with<Result>(_ elements: [Element], _ body: (BorrowedList) -> Result) -> Result {
    elements.withUnsafeBufferPointer { body(BorrowedList(elements: $0)) }
  }

  var indices: Range<Int> { elements.indices }
  var count: Int { elements.count }
}

extension BorrowedList<LocatedValue> {
  /// Lends an element for the time of a call.
  @inline(__always)
  func withValue<Result>(at position: Int, _ body: (BorrowedValue) -> Result) -> Result {
    guard let base = elements.baseAddress else { return BorrowedValue.with(elements[position], body) }
    return body(BorrowedValue(pointer: base + position))
  }
}

extension BorrowedList<LocatedObject.Member> {
  @inline(__always)
  func key(at position: Int) -> String { elements[position].key }

  /// Lends the value of a member for the time of a call.
  @inline(__always)
  func withValue<Result>(at position: Int, _ body: (BorrowedValue) -> Result) -> Result {
    guard let member = elements.baseAddress.map({ $0 + position }),
      let value = member.pointer(to: \.value)
    else { return BorrowedValue.with(elements[position].value, body) }
    return body(BorrowedValue(pointer: value))
  }
}
