import FileAccess
import Foundation
import TestSupport
import Testing

@Suite("The parts of a path")
struct PathPartsTests {
  @Test(
    "are its parent folder and its last name",
    arguments: [
      ("x", "", "x"), ("x/", "", "x"), ("é", "", "é"), ("", "", ""), ("/", "/", ""), ("///", "/", ""),
      (".", "", "."), ("..", "", ".."), ("/x", "/", "x"), ("a//b", "a", "b"), ("a/b//", "a", "b"),
      ("a/./b", "a/.", "b"), ("/a/b/c", "/a/b", "c"), ("a/\u{301}b", "a", "\u{301}b"),
    ])
  func parts(path: String, folder: String, name: String) {
    let parts = PathParts(path)
    #expect(parts.folder == folder)
    #expect(parts.name == name)
  }

  /// All texts of up to four of some characters: those that Swift joins with a slash among them.
  private static let paths = (0..<4).reduce(into: [[""]]) { paths, _ in
    let longer = (paths.last ?? []).flatMap { path in
      ["/", "a", ".", "é", "🦊", "\u{301}", "\u{600}"].map { path + $0 }
    }
    paths.append(longer)
  }.flatMap { $0 }

  @Test("are those that Python's posixpath gives", .enabled(if: Python.isThere("python")))
  func python() throws {
    let script = """
      import json, posixpath, sys
      for path in json.load(open(sys.argv[1])):
        folder, name = posixpath.split(path.rstrip("/") or path[:1])
        print(json.dumps([folder if folder.strip("/") else folder[:1], name]))
      """
    let output = try Python.run(script, input: try JSONEncoder().encode(Self.paths))
    let expected = try output.split(separator: 0x0A).map {
      try JSONDecoder().decode([String].self, from: Data($0))
    }
    #expect(expected.count == Self.paths.count)
    for (path, expected) in zip(Self.paths, expected) {
      let parts = PathParts(path)
      // By bytes: Swift takes texts for equal that are written in two ways.
      #expect(
        [parts.folder, parts.name].map { Array($0.utf8) } == expected.map { Array($0.utf8) }, "\(path)")
    }
  }
}
