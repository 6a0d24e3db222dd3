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
    await map(pieces: pieces(elements.count, smallestPiece).map { elements[$0] }, transform)
  }

  private func pieces(_ count: Int, _ smallest: Int) -> [Range<Int>] {
    let size = max(smallest, count / (jobs * Self.piecesPerJob))
    return stride(from: 0, to: count, by: size).map { $0..<min($0 + size, count) }
  }

  private func map<Element: Sendable, Result: Sendable>(
    pieces: [ArraySlice<Element>], _ transform: @escaping @Sendable (Element) -> Result
  ) async -> [Result] {
    guard jobs > 1, pieces.count > 1 else { return pieces.joined().map(transform) }
    var results = [[Result]](repeating: [], count: pieces.count)
    return await withTaskGroup(of: (Int, [Result]).self) { group in
      for (index, piece) in pieces.enumerated() {
        if index >= jobs, let (done, result) = await group.next() { results[done] = result }
        group.addTask { (index, piece.map(transform)) }
      }
      for await (done, result) in group { results[done] = result }
      return Array(results.joined())
    }
  }
}
