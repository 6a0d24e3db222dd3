/// How many cases had the verdict that the suite says.
struct Score: CustomStringConvertible {
  var passed = 0
  var count = 0

  var description: String { "\(passed)/\(count)" }

  /// Whether all cases had it.
  var isFull: Bool { passed == count }

  /// Counts a case, and names it where it failed.
  mutating func count(_ hasPassed: Bool, _ name: @autoclosure () -> String) {
    count += 1
    passed += hasPassed ? 1 : 0
    if !hasPassed { print("  \(name())") }
  }

  static func += (left: inout Score, right: Score) {
    left.passed += right.passed
    left.count += right.count
  }
}
