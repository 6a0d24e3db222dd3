import Testing

@testable import Diagnostics

@Suite("The order of findings")
struct DiagnosticOrderTests {
  private let source = SourceText("one two\nthree\n")

  private func ascending() throws -> [Diagnostic] {
    let earlier = SourceText(path: "brands/coin.yaml", bytes: Array("\n\n\nlast".utf8))
    let two = try source.location(of: "two")
    return [
      finding("z", at: try earlier.location(of: "last"), rule: "E999"),
      finding("z", at: .file("brands/pam.yaml"), rule: "E999"),
      finding("z", at: try source.location(of: "one"), rule: "E999"),
      finding("a", at: try source.location(of: "tw"), rule: "E999"),
      finding("z", at: two, rule: "E101"),
      finding("a", at: two, rule: "E102"),
      finding("b", at: two, rule: "E102"),
      finding("b", at: two, rule: "E102", fix: "c"),
      finding("b", at: two, rule: "E102", fix: "d"),
      finding("b", at: two, rule: "E102", fix: "d", related: [try source.location(of: "one")]),
      finding("b", at: two, rule: "E102", fix: "d", related: [try source.location(of: "three")]),
      finding("a", at: try source.location(of: "three"), rule: "E101"),
      finding("z", rule: "E101"),
      finding("a", rule: "E102"),
    ]
  }

  @Test(
    "findings are sorted by location (none comes last), then rule, then message, then the rest")
  func total() throws {
    let ascending = try ascending()
    for (position, left) in ascending.enumerated() {
      #expect(!(left < left))
      for right in ascending[(position + 1)...] {
        #expect(left < right && !(right < left), "\(left) < \(right)")
      }
    }
  }

  @Test("sorting gives one order, whatever the order before")
  func sorting() throws {
    let ascending = try ascending()
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<20 {
      #expect(ascending.shuffled(using: &generator).sorted() == ascending)
    }
  }

  @Test("lines and columns are in the order of numbers, not of digits")
  func numbers() {
    let source = SourceText(String(repeating: "abcdefghijkl\n", count: 12))
    #expect(finding(at: source.location(13..<14)) < finding(at: source.location(130..<131)))
    #expect(finding(at: source.location(1..<2)) < finding(at: source.location(10..<11)))
  }

  @Test("a warning matters less than an error")
  func severity() {
    #expect(Severity.warning < .error)
    #expect(!(Severity.error < .warning) && !(Severity.error < .error))
  }
}
