/// Maps an array over several cores. The result's order is the array's, whatever the number of jobs.
package struct ParallelMap: Sendable {
  /// How many pieces are worked on at once.
  let jobs: Int

  package init(jobs: Int) {
    self.jobs = jobs
  }

  /// Below this many elements a piece isn't worth a thread.
  private static let smallestPiece = 16

  package func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result
  ) async -> [Result] {
    let pieces = min(jobs, elements.count / Self.smallestPiece)
    guard pieces > 1 else { return elements.map(transform) }
    return await withTaskGroup(of: (Int, [Result]).self) { group in
      for piece in 0..<pieces {
        let range = elements.count * piece / pieces..<elements.count * (piece + 1) / pieces
        group.addTask { (piece, elements[range].map(transform)) }
      }
      var results = [[Result]](repeating: [], count: pieces)
      for await (piece, result) in group { results[piece] = result }
      return Array(results.joined())
    }
  }
}
