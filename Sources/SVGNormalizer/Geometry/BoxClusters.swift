/// Groups boxes with all that they touch, directly or through others: boxes of two clusters never touch.
struct BoxClusters {
  /// Every pair of boxes is compared, so their number is limited; no real logo has as many.
  static let mostBoxes = 4096

  /// The indexes of each cluster's boxes, in order; the cluster of the first box is first.
  let members: [[Int]]

  /// `nil` for more boxes than ``mostBoxes``.
  init?(_ boxes: [Box]) {
    guard boxes.count <= Self.mostBoxes else { return nil }
    var forest = Forest(parents: Array(boxes.indices))
    for (index, box) in boxes.enumerated() {
      for other in 0..<index where boxes[other].touches(box) { forest.join(other, index) }
    }
    var members: [Int: [Int]] = [:]
    for index in boxes.indices { members[forest.root(of: index), default: []].append(index) }
    self.members = members.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Whether no box touches another.
  static func areApart(_ boxes: [Box]) -> Bool { BoxClusters(boxes)?.members.count == boxes.count }

  /// A union-find forest: following the parents of an index leads to its cluster's smallest, which is its own parent.
  private struct Forest {
    var parents: [Int]

    mutating func join(_ first: Int, _ second: Int) {
      let (first, second) = (root(of: first), root(of: second))
      parents[max(first, second)] = min(first, second)
    }

    mutating func root(of index: Int) -> Int {
      var index = index
      while parents[index] != index {
        parents[index] = parents[parents[index]]
        index = parents[index]
      }
      return index
    }
  }
}
