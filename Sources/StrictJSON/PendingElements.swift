/// The elements of all arrays that are being read, those of inner ones after those of outer ones. An array is made when
/// it is complete, at its length: it never grows, and moves no element twice.
struct PendingElements<Element>: ~Copyable {
  private var storage: UnsafeMutablePointer<Element>
  private var capacity = 64
  /// How many elements there are.
  private(set) var count = 0

  /// No element yet.
  init() { storage = .allocate(capacity: capacity) }

  deinit {
    storage.deinitialize(count: count)
    storage.deallocate()
  }

  /// Adds an element to the innermost array.
  mutating func append(_ element: consuming Element) {
    if count == capacity { grow() }
    (storage + count).initialize(to: element)
    count += 1
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: 2 * capacity)
    larger.moveInitialize(from: storage, count: count)
    storage.deallocate()
    storage = larger
    capacity *= 2
  }

  /// The elements from a position on, valid until the next change.
  func elements(from start: Int) -> UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(start: storage + start, count: count - start)
  }

  /// Takes the elements from a position on away, as an array.
  mutating func take(from start: Int) -> [Element] {
    precondition(start <= count)
    let length = count - start
    guard length > 0 else { return [] }
    count = start
    return Array(unsafeUninitializedCapacity: length) { array, initialized in
      array.baseAddress?.moveInitialize(from: storage + start, count: length)
      initialized = length
    }
  }
}
