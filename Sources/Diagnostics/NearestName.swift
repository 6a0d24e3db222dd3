/// Finds the name that a person probably meant.
public enum NearestName {
  /// The candidate nearest to a name, if it is near enough to suggest: at most a third of the longer one's letters
  /// differ (one of two), never more than three and never all. Of equally near ones, the first.
  public static func of(_ name: String, in candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    guard wanted.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let letters = Array(candidate.lowercased().unicodeScalars)
      let longer = max(wanted.count, letters.count)
      let limit = min(3, max(1, longer / 3))
      guard longer - min(wanted.count, letters.count) <= limit else { continue }
      let distance = distance(wanted, letters)
      guard distance <= limit, distance < longer, distance < best?.distance ?? .max else { continue }
      best = (candidate, distance)
    }
    return best?.name
  }

  /// The end of a sentence that suggests the nearest candidate; empty where none is near.
  public static func hint(for name: String, in candidates: some Sequence<String>) -> String {
    of(name, in: candidates).map { "; did you mean \"\($0)\"?" } ?? ""
  }

  /// The optimal string alignment distance: how many letters must be added, removed, replaced or swapped with their
  /// neighbour to turn one sequence into the other.
  public static func distance<Letter: Equatable>(_ first: [Letter], _ second: [Letter]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for (row, letter) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        var cost = min(
          previous[column + 1] + 1, current[column] + 1, previous[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[second.count]
  }
}
