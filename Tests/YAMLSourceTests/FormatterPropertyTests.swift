import Diagnostics
import StrictJSON
import TestSupport
import Testing
import YAMLSource

@Suite("Formatted files, with random content")
struct FormatterPropertyTests {
  /// Pieces to insert into a file to test its comments.
  private static let pieces = [
    "# c", " # c", "  # c\n", "\n# c\n", "\n    # c\n", "\n\n", "#", "\r\n", "|", ">-\n", "- ", "? ", ": ",
    "[", "]", "{", "}",
    ", ", "\"", "'", "\n---\n", "\n...\n", "  ", "\n", "x", "é", "- - ", "[]", "{}", "''",
  ].map { Array($0.utf8) }

  private static func changed(_ file: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var file = file
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      if Int.random(in: 0..<4, using: &random) == 0 {
        random.damage(&file, with: Array("[]{}:,-?#|>'\" \n".utf8))
      } else {
        file.insert(contentsOf: random.pick(pieces), at: Int.random(in: 0...file.count, using: &random))
      }
    }
    return file
  }

  /// How many characters there are that may begin a comment: a lost comment changes the number.
  private func signs(_ bytes: [UInt8]) -> Int { bytes.count { $0 == UInt8(ascii: "#") } }

  private func source(_ bytes: [UInt8]) -> SourceText { SourceText(path: "test.yaml", bytes: bytes) }

  @Test(
    "keep their value and all comments, and don't change when formatted again", arguments: 1...6)
  func damagedBrandFiles(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let files = try BrandFiles.all().map(\.bytes)
    let trials = RandomTrials.count(600)
    var count = 0
    for _ in 0..<trials {
      let file = Self.changed(random.pick(files), &random)
      guard let result = try? YAMLFormatter.format(source(file), arrange: \.reversed) else { continue }
      count += 1
      let (before, after) = (try Reading(file).value(), try Reading(result).value())
      let text = String(decoding: file, as: UTF8.self)
      #expect(before.isEqual(to: after), "seed \(seed): \(text)")
      #expect(signs(file) == signs(result), "seed \(seed): \(text)")
      #expect(try YAMLFormatter.format(source(result)) == result, "seed \(seed): \(text)")
    }
    #expect(count > trials / 6)
  }

  @Test("are rejected only for problems of the reader")
  func readableFiles() throws {
    var random = SeededGenerator(seed: 7)
    let files = try BrandFiles.all().map(\.bytes)
    for _ in 0..<RandomTrials.count(600) {
      let file = Self.changed(random.pick(files), &random)
      let reading = Reading(file)
      guard reading.document.value != nil, reading.problems.isEmpty else { continue }
      #expect(throws: Never.self, "\(String(decoding: file, as: UTF8.self))") {
        try YAMLFormatter.format(source(file))
      }
    }
  }

  @Test("keep every comment of written trees in its position", arguments: 1...3)
  func writtenTrees(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<RandomTrials.count(400) {
      let text = YAMLWriter.text(of: YAMLNode.random(depth: 4, &random))
      let result = try YAMLFormatter.format(source(Array(text.utf8)))
      #expect(String(decoding: result, as: UTF8.self) == text, "seed \(seed)")
    }
  }
}

extension YAMLNode {
  /// The node with the fields of its mappings in the opposite order.
  fileprivate var reversed: YAMLNode {
    var node = self
    switch content {
    case .sequence(let items): node.content = .sequence(items.map(\.reversed))
    case .mapping(let fields):
      node.content = .mapping(fields.reversed().map { Field($0.key, $0.value.reversed) })
    case .null, .bool, .number, .text: break
    }
    return node
  }
}
