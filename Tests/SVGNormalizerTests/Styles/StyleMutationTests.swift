import TestSupport
import Testing

@testable import SVGNormalizer

@Suite("Damaged style sheets")
struct StyleMutationTests {
  private static let seeds = [
    ".cls-1{fill:#fff;}.cls-2,.cls-3{fill:url(#linear-gradient);stroke:#000;stroke-miterlimit:10}",
    "@media (prefers-color-scheme: dark) { path { fill: white } } @font-face{src:url('data:x')}",
    "svg > g.a#b[d~='x'] path:not(.c), *|* { fill: rgb(1 2 3 / 50%) !important; d: path(\"M0 0\") }",
    "<!-- .st0{fill-rule:evenodd;clip-rule:evenodd;fill:#E\\31 B\\0000a0;} --> /* Generator */",
    "p{transform:translate(1px,2em) rotate(1e3deg);marker:url( '#a' );filter:drop-shadow(0 0 1px #0008)}",
    "a{--x:{a:b};stroke-dasharray:1,2 3;stroke-width:calc(1px);color:hsl(1turn 2% 3%);opacity:.5}",
  ].map { Array($0.utf8) }

  /// Bytes to insert: some with a meaning in CSS, and some that are never valid.
  private static let bytes =
    Array("{}()[];:,.#*>+~=|\"'\\/!@-_%$^ \n\t\r\u{C}aeu0917".utf8) + [0x00, 0x7F, 0x80, 0xC3, 0xE2, 0xFF]

  private static func mutate(_ random: inout SeededGenerator) -> String {
    var text = random.pick(seeds)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let index = Int.random(in: 0...text.count, using: &random)
      let end = min(text.count, index + Int.random(in: 1...20, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: text.insert(random.pick(bytes), at: index)
      case 1: text.removeSubrange(index..<end)
      case 2: text.insert(contentsOf: text[index..<end], at: Int.random(in: 0...text.count, using: &random))
      default: text.replaceSubrange(index..<end, with: random.pick(seeds).prefix(30))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether the value reads as the same attribute.
  private func isStable(_ declaration: StyleDeclaration) -> Bool {
    guard case .written(let text) = declaration.value, declaration.property.isAttributeWrittenAsCSS else {
      return true
    }
    var cascade = Cascade(rules: [], root: SVGElement(name: "svg"), steps: 1_000)
    let value = cascade.value(of: declaration.property, attribute: text, CustomProperties())
    return value == text && cascade.notes.isEmpty
  }

  @Test("are read to the end, and their values are stable", arguments: 1...4)
  func mutations(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<RandomTrials.count(1_500) {
      let text = Self.mutate(&random)
      let sheet = Stylesheet.parse(text)
      var reader = DeclarationReader()
      let declarations = sheet.rules.flatMap(\.declarations) + reader.list(text)
      #expect(declarations.allSatisfy(isStable), "seed \(seed): \(text)")
      #expect(sheet.notes.allSatisfy { $0.message.utf8.count < 400 }, "seed \(seed): \(text)")
    }
  }
}
