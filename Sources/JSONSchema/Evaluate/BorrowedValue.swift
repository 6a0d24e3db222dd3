internal import StrictJSON

/// A value that an evaluation looks at where it lies: a copy would count a reference for each of its parts, which took
/// longer than all that is asked of most values.
///
/// The evaluator uses pointers in this file alone. They are sound because each is handed out for the time of a closure
/// only, which the value outlives, nothing of a value ever changes, and the evaluator keeps none: what a recorder keeps
/// is a `copy`.
struct BorrowedValue {
  private let pointer: UnsafePointer<LocatedValue>

  /// Lends a value for the time of a call.
  @inline(__always)
  static func with<Result>(_ value: LocatedValue, _ body: (BorrowedValue) -> Result) -> Result {
    withUnsafePointer(to: value) { body(BorrowedValue(pointer: $0)) }
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
    BorrowedValue.with(elements[position], body)
  }
}

extension BorrowedList<LocatedObject.Member> {
  @inline(__always)
  func key(at position: Int) -> String { elements[position].key }

  /// Lends the value of a member for the time of a call.
  @inline(__always)
  func withValue<Result>(at position: Int, _ body: (BorrowedValue) -> Result) -> Result {
    BorrowedValue.with(elements[position].value, body)
  }
}
