import Catalogue
import Diagnostics
import StrictJSON
import TestSupport
import Testing

@testable import CatalogueEmit
@testable import CatalogueRules
@testable import CatalogueSources

/// What templates write for each brand is the same however they are laid out: lines that stand alone pass the template
/// engine once for all brands, and others brand by brand.
@Suite("Members in templates")
struct MemberRowsTests {
  private static let long = String(
    repeating: "// A long line of text that is the same for every brand.\n", count: 3)

  @Test(
    "are written for every brand, in their order, with all that is beside them",
    arguments: [
      (
        "{{#members}}\n- {{index}} {{name}}: {{title}}\n{{/members}}\n", true, "- <index> <name>: <title>\n",
        ""
      ),
      ("{{#members}}\n\n  {{title}}\n{{/members}}\n", true, "\n  <title>\n", ""),
      ("{{#members}}\n{{access}} {{name}}\n{{/members}}\n", true, "public <name>\n", ""),
      ("{{#members}}\n\(long){{name}}\n\(long){{/members}}\n", true, "\(long)<name>\n\(long)", ""),
      ("{{#members}}\n{{name}}{{! each }}\n{{/members}}\n", true, "<name>\n", ""),
      ("{{#members}}{{name}}, {{/members}}\n", false, "<name>, ", "\n"),
      ("{{#members}}\nthe same\n{{/members}}\n", false, "the same\n", ""),
    ])
  func lines(section: String, isRow: Bool, row: String, end: String) throws {
    #expect((MemberRows(Array(section.utf8)) != nil) == isRow)
    let chunks = try Self.chunks()
    #expect(chunks.count > 1)
    let expected = chunks.map { members in
      members.map { member in
        row.replacing("<index>", with: "\(member.index)").replacing("<name>", with: member.name)
          .replacing("<title>", with: member.title)
      }.joined() + end
    }
    #expect(try Self.text(of: "{{#chunks}}\n\(section){{/chunks}}\n") == expected.joined())
  }

  @Test("may be written more than once, and between other text")
  func twice() throws {
    let section = "{{#members}}\n{{index}}\n{{/members}}\n"
    let template = "{{#chunks}}\nchunk {{number}}\n\(section)again\n\(section){{/chunks}}\nend\n"
    #expect(MemberRows(Array(template.utf8)) != nil)
    let expected = try Self.chunks().enumerated().map { number, members in
      let lines = members.map { "\($0.index)\n" }.joined()
      return "chunk \(number)\n\(lines)again\n\(lines)"
    }
    #expect(try Self.text(of: template) == expected.joined() + "end\n")
  }

  private static let language = OutputLanguage(template: "members.swift.mustache")

  /// A hundred and twenty brands, of which a chunk that people read has fifty.
  private static func catalogue() throws -> PublishedCatalogue {
    let kind = try KindSchema(ProjectFiles.schemas().kind)
    let publisher = EntryPublisher(try #require(kind.collections.first))
    let entries = (0..<120).map { number in
      publisher.entry(
        LocatedObject([]), id: "brand-\(1000 + number)", neutral: .steps, digest: nil)
    }
    return PublishedCatalogue(
      schemaVersion: 1, country: "IT", version: .init(date: .earliest, revision: 1), kind: kind,
      collections: [(entries, [])], categories: [])
  }

  /// The members of each chunk, as they should be written.
  private static func chunks() throws -> [[(index: Int, name: String, title: String)]] {
    let catalogue = try catalogue()
    let schema = catalogue.collections[0].schema
    return CollectionChunks(catalogue.collections[0], mostReadable: 1000).chunks.map { chunk in
      chunk.entries.enumerated().map { offset, entry in
        let name = language.identifiers.member(id: entry.id, type: schema.entry.name.kotlin)
        return (chunk.start + offset, name, entry.id)
      }
    }
  }

  private static func text(of template: String) throws -> String {
    let source = SourceText(
      path: language.template, bytes: Array("{{% CONTENT_TYPE:TEXT}}\n\(template)".utf8))
    let emitter = Emitter(templates: [language.template: source], languages: [language])
    let catalogue = try catalogue()
    let code = try emitter.code(of: catalogue, BrandChunks(catalogue, mostReadable: 1000), in: language)
    return String(decoding: code, as: UTF8.self)
  }
}
