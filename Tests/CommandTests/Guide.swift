import TestSupport
import Testing

/// The blocks of code in a document, for tests that try them.
struct Guide {
  /// A block of code.
  struct Block: Hashable, CustomTestStringConvertible {
    /// The heading that it is under.
    let heading: String
    let language: String
    /// Its number among the blocks of its language under the heading, from 0.
    let number: Int
    let text: String

    /// Its name in tests.
    var name: String { "\(heading): \(language) \(number)" }
    var testDescription: String { name }
  }

  private(set) var blocks: [Block] = []

  init(_ path: String = "docs/APPS.md") throws {
    var heading = ""
    var open: (language: String, lines: [String])?
    let text = String(decoding: try Project.bytes(path), as: UTF8.self)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```"), let block = open {
        let number = blocks.count { $0.heading == heading && $0.language == block.language }
        let code = block.lines.joined(separator: "\n") + "\n"
        blocks.append(Block(heading: heading, language: block.language, number: number, text: code))
        open = nil
      } else if line.hasPrefix("```") {
        open = (String(line.dropFirst(3)), [])
      } else if open != nil {
        open?.lines.append(line)
      } else if line.hasPrefix("## ") {
        heading = String(line.dropFirst(3))
      }
    }
  }

  /// The text of a block.
  func block(_ name: String) throws -> String {
    try #require(blocks.first { $0.name == name }, "\(name)").text
  }
}
