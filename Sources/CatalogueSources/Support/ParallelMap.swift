/// Maps an array over several cores. The result's order is the array's, whatever the number of jobs.
package struct ParallelMap: Sendable {
  /// How many pieces are worked on at once.
  let jobs: Int

  package init(jobs: Int) {
    self.jobs = max(1, jobs)
  }

  /// Elements differ in what they cost: with more pieces than jobs, none has to wait long for another at the end.
  private static let piecesPerJob = 8

  /// - Parameter smallestPiece: fewer elements aren't worth a task.
  package func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], smallestPiece: Int = 16, _ transform: @escaping @Sendable (Element) -> Result
  ) async -> [Result] {
    let size = max(smallestPiece, elements.count / (jobs * Self.piecesPerJob))
    let pieces = stride(from: 0, to: elements.count, by: size).map { $0..<min($0 + size, elements.count) }
    guard jobs > 1, pieces.count > 1 else { return elements.map(transform) }
    return await withTaskGroup(of: (Int, [Result]).self) { group in
      var results = [[Result]](repeating: [], count: pieces.count)
      for (index, piece) in pieces.enumerated() {
        if index >= jobs, let (done, result) = await group.next() { results[done] = result }
        group.addTask { (index, elements[piece].map(transform)) }
      }
      for await (done, result) in group { results[done] = result }
      return Array(results.joined())
    }
  }
}
