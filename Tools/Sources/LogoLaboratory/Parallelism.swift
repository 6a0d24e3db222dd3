internal import ArgumentParser
internal import Foundation

/// How work is spread over threads.
struct Parallelism: ParsableArguments {
  @Option(help: "How many files are worked on at once.") var threads = ProcessInfo.processInfo
    .activeProcessorCount

  /// The result of each index, in order. Each thread takes every n-th.
  func map<Result: Sendable>(
    _ indexes: Range<Int>, _ transform: @escaping @Sendable (Int) throws -> Result
  ) async throws -> [Result] {
    let threads = max(1, threads)
    return try await withThrowingTaskGroup(of: [(index: Int, result: Result)].self) { group in
      for first in indexes.prefix(threads) {
        group.addTask {
          try stride(from: first, to: indexes.upperBound, by: threads).map { ($0, try transform($0)) }
        }
      }
      let results = try await group.reduce(into: []) { $0 += $1 }
      return results.sorted { $0.index < $1.index }.map(\.result)
    }
  }
}
