import Foundation
import TestSupport
import Testing

/// Every block of code in the documents is compiled or run by a test, or ``TriedBlocks`` says why not.
@Suite("The code in the documents")
struct TriedBlockTests {
  @Test(
    "every block is tried by a suite that follows it, or it is said why not", arguments: try Project.pages())
  func tried(page: String) throws {
    let (blocks, trials) = (try Guide(page).blocks, TriedBlocks.all[page] ?? [:])
    for block in blocks {
      guard let trial = trials[block.name] ?? trials[""] else {
        Issue.record("\(page) has \"\(block.name)\": follow it in a test, and name that in TriedBlocks")
        continue
      }
      switch trial {
      case .suite(let suite): #expect(try Self.follows(suite, block, of: page), "\(suite): \(block.name)")
      case .none: try expectReadable(block)
      }
    }
    let names = Set(blocks.map(\.name))
    #expect(trials.keys.filter { !$0.isEmpty && !names.contains($0) } == [], "\(page) has no such block")
  }

  @Test("every page that is listed is there")
  func pages() throws {
    #expect(Set(TriedBlocks.all.keys).subtracting(try Project.pages()) == [])
  }

  /// Whether the file of a suite names the block, its heading or the page.
  private static func follows(_ suite: String, _ block: Guide.Block, of page: String) throws -> Bool {
    let names = ["\"\(page)\"", "\"\(block.heading)\"", "\"\(block.heading): "]
    let folder = Project.root.appendingPathComponent("Tests")
    let file = try FileManager.default.contentsOfDirectory(atPath: folder.path).lazy
      .map { folder.appendingPathComponent("\($0)/\(suite).swift") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
    let text = try String(contentsOf: try #require(file, "\(suite)"), encoding: .utf8)
    return names.contains { text.contains($0) }
  }

  /// Reads code that isn't run, where its language has a parser that is always there.
  private func expectReadable(_ block: Guide.Block) throws {
    switch block.language {
    case "", "text": return
    case "sh", "console":
      let commands = block.language == "sh" ? block.text : block.commands.joined(separator: "\n")
      let result = try Program.run(["sh", "-nc", commands])
      #expect(result.status == 0, "\(block.name): \(result.errors)")
    case "swift":
      let folder = try TemporaryFolder()
      let file = try folder.write("Block.swift", block.text.utf8)
      let result = try Program.run(["swiftc", "-frontend", "-parse", file])
      #expect(result.status == 0, "\(block.name): \(result.errors)")
    default: Issue.record("\(block.name): no parser for \(block.language); run it in a test")
    }
  }
}
