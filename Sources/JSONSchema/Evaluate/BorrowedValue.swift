internal import StrictJSON

/// A value that an evaluation looks at where it lies: a copy would count a reference for each of its parts, which took
/// longer than all that is asked of most values.
///
/// The three `Borrowed…` types alone hold pointers. They are sound because each is handed out for the time of a closure
/// only, which the value outlives, nothing of a value ever changes, and the evaluator keeps none: what a recorder keeps
/// is a `copy`.
struct BorrowedValue {
  private let pointer: UnsafePointer<LocatedValue>

  init(_ pointer: UnsafePointer<LocatedValue>) { self.pointer = pointer }

  /// Lends a value for the time of a call.
  @inline(__always)
  static func with<Result>(_ value: LocatedValue, _ body: (BorrowedValue) -> Result) -> Result {
    withUnsafePointer(to: value) { body(BorrowedValue($0)) }
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
