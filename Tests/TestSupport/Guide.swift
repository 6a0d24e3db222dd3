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

    /// The commands of a console's block, each with the lines that continue it, and what it prints.
    public var examples: [(command: String, output: String)] {
      var examples: [(command: String, output: String)] = []
      var continues = false
      for line in text.split(separator: "\n") {
        if line.hasPrefix("$ ") {
          examples.append((String(line.dropFirst(2)), ""))
        } else if let last = examples.popLast() {
          examples.append(
            continues ? ("\(last.command)\n\(line)", "") : (last.command, "\(last.output)\(line)\n"))
        }
        continues = line.hasSuffix("\\") && (continues || line.hasPrefix("$ "))
      }
      return examples
    }

    /// The commands of a console's block, each with the lines that continue it.
    public var commands: [String] { examples.map(\.command) }
  }

  /// The blocks, in their order.
  public private(set) var blocks: [Block] = []

  /// The blocks of one of the project's documents.
  public init(_ path: String = "docs/APPS.md") throws {
    var heading = ""
    var open: (language: String, indentation: Int, lines: [String])?
    let text = String(decoding: try Project.bytes(path), as: UTF8.self)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let unindented = line.drop { $0 == " " }
      if unindented.hasPrefix("```"), let block = open {
        let number = blocks.count { $0.heading == heading && $0.language == block.language }
        let code = block.lines.joined(separator: "\n") + "\n"
        blocks.append(Block(heading: heading, language: block.language, number: number, text: code))
        open = nil
      } else if unindented.hasPrefix("```") {
        open = (String(unindented.dropFirst(3)), line.count - unindented.count, [])
      } else if let block = open {
        open?.lines.append(String(line.dropFirst(block.indentation)))
      } else if line.hasPrefix("## ") {
        heading = String(line.dropFirst(3))
      }
    }
  }
}
