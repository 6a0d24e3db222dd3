import Foundation

/// Which tests a run has: `make test` proves each module, rule and language once, `make test-all` runs the rest too.
public enum TestTier {
  /// Whether the slow tests run. By hand: `SLOW_TESTS=1 make test FILTER=KillTests`.
  public static let isSlow = ProcessInfo.processInfo.environment["SLOW_TESTS"] == "1"
}
