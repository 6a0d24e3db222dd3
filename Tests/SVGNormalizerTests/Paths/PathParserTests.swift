import Testing

@testable import SVGNormalizer

@Suite("Path data")
struct PathParserTests {
  private func p(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  @Test(
    "each command is read, large or small, alone or repeated",
    arguments: [
      ("M1 2L3 4", "M1 2L3 4"), ("M1 2l3 4", "M1 2L4 6"), ("M1 2 3 4 5 6", "M1 2L3 4L5 6"),
      ("m1 2 3 4 5 6", "M1 2L4 6L9 12"), ("M1 2H5 6h1", "M1 2L5 2L6 2L7 2"),
      ("M1 2V5 6v1", "M1 2L1 5L1 6L1 7"),
      ("M0 0C1 2 3 4 5 6 7 8 9 10 11 12", "M0 0C1 2 3 4 5 6C7 8 9 10 11 12"),
      ("M1 1c1 2 3 4 5 6", "M1 1C2 3 4 5 6 7"), ("M0 0C0 0 3 4 5 6S8 8 9 9", "M0 0C0 0 3 4 5 6C7 8 8 8 9 9"),
      ("M0 0c0 0 3 4 5 6s1 1 2 2", "M0 0C0 0 3 4 5 6C7 8 6 7 7 8"), ("M1 1S2 2 3 3", "M1 1C1 1 2 2 3 3"),
      ("M1 1Q3 4 5 6S7 7 8 8", "M1 1Q3 4 5 6C5 6 7 7 8 8"), ("M1 1Q2 2 3 1 4 0 5 1", "M1 1Q2 2 3 1Q4 0 5 1"),
      ("M1 1q1 1 2 0t2 0 2 0", "M1 1Q2 2 3 1Q4 0 5 1Q6 2 7 1"), ("M1 1T3 3", "M1 1Q1 1 3 3"),
      ("M1 1C2 2 3 3 4 4T6 6", "M1 1C2 2 3 3 4 4Q4 4 6 6"), ("M1 1L2 2Zm1 1l1 1", "M1 1L2 2ZM2 2L3 3"),
      ("M1 1L2 2zz Z", "M1 1L2 2Z"), ("M1 1zz", "M1 1L1 1Z"), ("M1 1L2 2zl3 3z", "M1 1L2 2ZM1 1L4 4Z"),
      ("M1 1 2 2ZL5 5", "M1 1L2 2ZM1 1L5 5"),
      ("  M 1,1 , 2 2\n\t", "M1 1L2 2"), ("M.5.5-.5-.5", "M.5 .5L-.5 -.5"),
      ("M1 1L2 2M3 3M4 4L5 5", "M1 1L2 2M4 4L5 5"),
    ])
  func commands(text: String, plain: String) throws {
    #expect(try PathParser.parse(text) == PlainPath.read(plain))
  }

  @Test(
    "a move alone draws nothing", arguments: ["", " ", "M1 1", "M1 1M2 2", "M1 1m2 2", "M1 1A5 5 0 0 0 1 1"])
  func nothing(text: String) throws {
    #expect(try PathParser.parse(text).isEmpty)
  }

  @Test(
    "a line without length stays, because it may have caps",
    arguments: [("M5 5h0", false), ("M5 5L5 5", false), ("M5 5z", true), ("M5,5l0,0Z", true)])
  func dots(text: String, isClosed: Bool) throws {
    let dot = Subpath(start: p(5, 5), segments: [.line(p(5, 5))], isClosed: isClosed)
    #expect(try PathParser.parse(text).subpaths == [dot])
  }

  @Test(
    "an error is reported with its position",
    arguments: [
      ("L1 1", 0), ("  x", 2), ("M", 1), ("M1", 2), ("M1 1L", 5), ("M1 1L2", 6), ("M1 1 2", 6), ("M1 1,", 5),
      ("M1 1,L2 2", 5), ("M1,,1", 3), ("M,1 1", 1), ("M1 1X", 4), ("M1 1Z5 5", 5), ("M1 1C1 1 2 2 3", 14),
      ("M1 1A1 1 0 2 0 3 3", 11), ("M1 1A1 1 0 0 0 3", 16), ("M1 1A1 1 0 0", 12), ("M1 1L1e999 1", 5),
      ("M1 1é", 4), ("M1 1\u{A0}L2 2", 4), ("M0 0l1e308 0 1e308 0", 20), ("M1 1;", 4), ("M+-1 1", 1),
    ])
  func mistakes(text: String, offset: Int) {
    let error = #expect(throws: PathSyntaxError.self) { try PathParser.parse(text) }
    #expect(error?.offset == offset)
  }

  @Test("points come in pairs", arguments: [("", 0), (" 1,2 3,4 ", 2), ("1-2.5.5-3", 2), ("1 2 3 4 5 6", 3)])
  func points(text: String, count: Int) throws {
    #expect(try PointList.parse(text).count == count)
  }

  @Test(
    "other lists of points are invalid",
    arguments: [("1", 1), ("1,2,", 4), ("1 2 3", 5), (",1 2", 0), ("1 2 x", 4)])
  func wrongPoints(text: String, offset: Int) {
    let error = #expect(throws: PathSyntaxError.self) { try PointList.parse(text) }
    #expect(error?.offset == offset)
  }
}
