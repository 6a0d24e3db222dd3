@testable import SVGNormalizer

/// Reads the simplest path data: `M L C Q Z`, absolute, with a letter for each command and a space between numbers. It
/// shares no code with the parser under test.
enum PlainPath {
  static func read(_ text: String) -> Path {
    var path = Path()
    var words: Substring = text[...]
    while let letter = words.popFirst() {
      let end = words.firstIndex(where: \.isLetter) ?? words.endIndex
      let numbers = words[..<end].split(separator: " ").compactMap { Double($0) }
      words = words[end...]
      let points = stride(from: 0, to: numbers.count, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
      add(letter, points, to: &path)
    }
    return path
  }

  private static func add(_ letter: Character, _ points: [Point], to path: inout Path) {
    let last = path.subpaths.count - 1
    switch letter {
    case "M": path.subpaths.append(Subpath(start: points[0]))
    case "L": path.subpaths[last].segments.append(.line(points[0]))
    case "Q": path.subpaths[last].segments.append(.quadratic(points[0], points[1]))
    case "C": path.subpaths[last].segments.append(.cubic(points[0], points[1], points[2]))
    default: path.subpaths[last].isClosed = true
    }
  }
}
