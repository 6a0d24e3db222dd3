import Testing

@testable import SVGNormalizer

@Suite("Tidied paths")
struct TidyingTests {
  private func tidy(_ text: String, keepsDots: Bool = true) -> Path {
    PlainPath.read(text).snapped().tidied(keepsDots: keepsDots)
  }

  @Test(
    "invisible differences are removed",
    arguments: [
      ("M0 0L0 0L5 5L5 5L9 0", "M0 0L5 5L9 0"), ("M0 0C0 0 0 0 0 0L5 5", "M0 0L5 5"),
      ("M0 0Q0 0 0 0L5 5", "M0 0L5 5"), ("M0 0L5 5L10 10L15 15", "M0 0L15 15"),
      ("M0 0L0.001 0.001L5 5", "M0 0L5 5"), ("M0 0C1 1 2 2 3 3", "M0 0L3 3"),
      ("M0 0Q1 1 3 3L5 5", "M0 0L5 5"),
      ("M0 0C0 0 3 3 3 3", "M0 0L3 3"), ("M0 0C1 0 2 0.01 3 0.01", "M0 0L3 .01"),
      ("M0 0C2 4 4 4 6 0", "M0 0Q3 6 6 0"), ("M0 0L5 0L5 5L0 0Z", "M0 0L5 0L5 5Z"),
      ("M0 0L5 0L5 5L0 5L0 2Z", "M0 0L5 0L5 5L0 5Z"), ("M5 0L9 0L9 9L0 9L0 0Z", "M0 0L9 0L9 9L0 9Z"),
      ("M0 0L5 0L0 0Z", "M0 0L5 0Z"), ("M0 0L5 0L5 5M1 1", "M0 0L5 0L5 5"),
    ])
  func unseen(text: String, tidied: String) {
    #expect(tidy(text) == PlainPath.read(tidied).snapped())
  }

  @Test(
    "visible differences stay",
    arguments: [
      "M0 0L5 0L3 0", "M0 0L5 0L10 0.01", "M0 0L5 5L0 0", "M0 0C-1 0 4 0 3 0", "M0 0C1 1 2 2 3 0",
      "M0 0Q4 0 3 0", "M0 0C5 5 5 -5 0 0", "M0 0C1 0 2 0 0 0", "M0 0Q3 0.02 6 0", "M0 0C0 5 5 10 10 10Z",
      "M0 0C1 2 4 4 6 0", "M0 0L5 0Q6 0 6 1",
    ])
  func seen(text: String) {
    #expect(tidy(text) == PlainPath.read(text).snapped())
  }

  @Test(
    "a dot is one line without length, or nothing if it has no caps",
    arguments: ["M5 5L5 5", "M5 5L5 5Z", "M5 5C5 5 5 5 5 5L5 5"])
  func dots(text: String) {
    #expect(tidy(text) == PlainPath.read("M5 5L5 5"))
    #expect(tidy(text, keepsDots: false).isEmpty)
  }
}
