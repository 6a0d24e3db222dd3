import Testing

@testable import SVGNormalizer

@Suite("Written paths")
struct PathWriterTests {
  @Test(
    "each command is written in its shortest form",
    arguments: [
      ("M0 0L10 0L10 10L0 10Z", "M0 0h10v10H0z"), ("M1 2L3 4", "M1 2l2 2"),
      ("M100 100L101 101L99.5 .5", "M100 100l1 1L99.5.5"), ("M.5 .5L1 1", "M.5.5 1 1"),
      ("M-1 -2L-3 -5", "M-1-2-3-5"), ("M0 0C1 2 3 4 5 6C7 8 8 9 9 9", "M0 0c1 2 3 4 5 6s3 3 4 3"),
      ("M0 0C0 0 3 4 5 6", "M0 0s3 4 5 6"), ("M0 0Q1 2 3 4", "M0 0q1 2 3 4"),
      ("M0 0Q1 2 3 4C3 4 5 5 9 9", "M0 0q1 2 3 4c0 0 2 1 6 5"), ("M5 5L5 5", "M5 5h0"),
      ("M5 5L5 5Z", "M5 5h0z"),
      ("M5 5L9 9ZM6 6L7 7", "M5 5l4 4zm1 1 1 1"), ("M5 5L9 9M6 6L7 7", "M5 5l4 4M6 6l1 1"), ("M1 1", ""),
      ("", ""),
    ])
  func shortest(plain: String, text: String) {
    #expect(PathWriter.text(for: PlainPath.read(plain)) == text)
  }
}
