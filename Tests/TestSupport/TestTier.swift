import Foundation

/// Which tests a run has: `make test` proves each module, rule and language once, `make test-all` runs the rest too.
public enum TestTier {
  /// Whether the slow tests run. By hand: `SLOW_TESTS=1 make test FILTER=KillTests`.
  public static let isSlow = ProcessInfo.processInfo.environment["SLOW_TESTS"] == "1"

  /// The places in a file at which a test damages it: every eighth one in `make test`, all in `make test-all`.
  public static func sample(_ places: Range<Int>) -> StrideTo<Int> {
    stride(from: places.lowerBound, to: places.upperBound, by: isSlow ? 1 : 8)
  }

  /// Every fourth of cases that all go the same way in `make test`, the others in `make test-all`.
  public static func some<Case>(of cases: some Sequence<Case>) -> [Case] {
    cases.enumerated().filter { $0.offset.isMultiple(of: 4) != isSlow }.map(\.element)
  }
}
