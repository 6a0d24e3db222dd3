internal import StrictJSON

/// The elements of an array or the members of an object, looked at where they lie.
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
