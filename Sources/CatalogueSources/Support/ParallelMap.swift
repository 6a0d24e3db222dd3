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

  /// The same of elements that are given up piece by piece, where all of them and all results take much memory.
  package func map<Element: Sendable, Result: Sendable>(
    taking elements: inout [Element], smallestPiece: Int = 16,
    _ transform: @escaping @Sendable (Element) -> Result
  ) async -> [Result] {
    let pieces = pieces(elements.count, smallestPiece).map { ArraySlice(Array(elements[$0])) }
    elements = []
    return await map(pieces: pieces, transform)
  }

  private func pieces(_ count: Int, _ smallest: Int) -> [Range<Int>] {
    let size = max(smallest, count / (jobs * Self.piecesPerJob))
    return stride(from: 0, to: count, by: size).map { $0..<min($0 + size, count) }
  }

  private func map<Element: Sendable, Result: Sendable>(
    pieces: consuming [ArraySlice<Element>], _ transform: @escaping @Sendable (Element) -> Result
  ) async -> [Result] {
    var rest = pieces
    func take(_ index: Int) -> ArraySlice<Element> {
      defer { rest[index] = [] }
      return rest[index]
    }
    var results = [[Result]](repeating: [], count: rest.count)
    guard jobs > 1, rest.count > 1 else {
      for index in rest.indices { results[index] = take(index).map(transform) }
      return Array(results.joined())
    }
    return await withTaskGroup(of: (Int, [Result]).self) { group in
      for index in rest.indices {
        if index >= jobs, let (done, result) = await group.next() { results[done] = result }
        let piece = take(index)
        group.addTask { (index, piece.map(transform)) }
      }
      for await (done, result) in group { results[done] = result }
      return Array(results.joined())
    }
  }
}
