import Foundation

/// How many cases that were made by chance a test tries: some in `make test`, and many times as many in `make soak`.
public enum RandomTrials {
  private static let factor = ProcessInfo.processInfo.environment["TRIALS"].flatMap { Int($0) } ?? 1

  /// That many, or many times as many.
  public static func count(_ count: Int) -> Int { count * factor }
}
