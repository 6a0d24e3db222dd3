/// The blocks of code in a document, for tests that try them.
public struct Guide {
  /// A block of code.
  public struct Block: Hashable, Sendable, CustomStringConvertible {
    /// The heading that it is under.
    public let heading: String
    /// What stands behind its first quotes: `console`, `swift` …
    public let language: String
    /// Its number among the blocks of its language under the heading, from 0.
    let number: Int
    /// Its lines.
    public let text: String

    /// Its name in tests.
    public var name: String { "\(heading): \(language) \(number)" }

    /// Its name.
    public var description: String { name }

    /// The commands of a console's block, each with the lines that continue it.
    public var commands: [String] {
      var commands: [String] = []
      var continues = false
      for line in text.split(separator: "\n") {
        if line.hasPrefix("$ ") {
          commands.append(String(line.dropFirst(2)))
        } else if continues, let last = commands.popLast() {
          commands.append("\(last)\n\(line)")
        }
        continues = line.hasSuffix("\\") && (continues || line.hasPrefix("$ "))
      }
      return commands
    }
  }

  /// The blocks, in their order.
  public private(set) var blocks: [Block] = []

  /// The blocks of one of the project's documents.
  public init(_ path: String = "docs/APPS.md") throws {
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
}
