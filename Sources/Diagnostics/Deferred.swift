internal import Foundation

/// A value that is made when it is first asked for, and kept.
package final class Deferred<Value: Sendable>: @unchecked Sendable {
  private let make: @Sendable () -> Value
  private var made: Value?

  package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  package var value: Value {
    let lock = DeferredLocks.lock(of: self)
    if let made = lock.withLock({ made }) { return made }
    // Not within the lock: it may ask for another one. What is made twice is the same.
    let new = make()
    return lock.withLock {
      let value = made ?? new
      made = value
      return value
    }
  }
}

/// Few locks for all, since there are tens of thousands of such values.
private enum DeferredLocks {
  private static let all = (0..<64).map { _ in NSLock() }

  static func lock(of object: AnyObject) -> NSLock {
    // The lowest bits of an address are always the same.
    all[Int(bitPattern: Unmanaged.passUnretained(object).toOpaque()) >> 5 & 63]
  }
}
