import Foundation

/// How many cases that were made by chance a test tries: a quarter in `make test`, all in `make test-all`, and many
/// times as many in `make soak`.
public enum RandomTrials {
  private static let factor = ProcessInfo.processInfo.environment["TRIALS"].flatMap { Int($0) } ?? 1

  /// How many of so many cases this run tries; never none.
  public static func count(_ count: Int) -> Int {
    TestTier.isSlow ? count * factor : max(1, count / 4)
  }
}
