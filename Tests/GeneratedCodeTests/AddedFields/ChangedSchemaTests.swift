import CatalogueEmit
import CatalogueSources
import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import CatalogueCompiler
@testable import CatalogueDifferences
@testable import CatalogueRules

@Suite("A schema that changed since the last release, for apps that were made with the older one")
struct ChangedSchemaTests {
  /// An edit of the schema, a line of Pam's file before and after that makes use of it, and what breaks apps.
  struct Change: Sendable, CustomTestStringConvertible {
    let old: String
    let new: String
    let line: String
    let use: String
    var breaks: String?

    var testDescription: String { "\(old) -> \(new)" }
  }

  private static let date = ##""opened": { "title": "Day of the first shop", "$ref": "#/$defs/date" }"##
  private static let founder = #"""
    "required": ["name"],
      "properties": {
        "name": { "title": "Name", "type": "string" },
        "born"
    """#
  private static let size = #""default": "corner-shop","#
  private static let delivers = #""type": "boolean", "default": false"#

  static let changes = [
    Change(
      old: #""required": ["name"],"#, new: #""required": [],"#, line: "{name: Ada, born: 1930-05-06}",
      use: "{born: 1930-05-06}", breaks: "brands.founder.name may be null now"),
    Change(
      old: founder,
      new: founder.replacing("[\"name\"]", with: "[]").replacing(
        #""Name", "type": "string""#, with: #""Name", "type": "string", "default": "Nobody""#),
      line: "{name: Ada, born: 1930-05-06}", use: "{born: 1930-05-06}"),
    Change(
      old: #""required": ["cents", "audience"],"#, new: #""required": ["audience"],"#,
      line: "{cents: 500, audience", use: "{audience", breaks: "brands.prices.cents may be null now"),
    Change(
      old: date, new: #""opened": { "title": "Day of the first shop", "type": "string" }"#,
      line: "1964-02-29", use: "soon", breaks: "brands.opened changed type"),
    Change(
      old: #""title": "Number of shops", "type": "integer""#,
      new: #""title": "Number of shops", "type": "string""#, line: "shops: 89", use: "shops: many",
      breaks: "brands.shops changed type"),
    Change(
      old: ##""title": "Accent colour", "$ref": "#/$defs/color""##,
      new: #""title": "Accent colour", "type": "string""#, line: "\"#00A7E1\"", use: "blue",
      breaks: "brands.accent changed type"),
    Change(
      old: #""nicknames": {"#, new: #""nicks": {"#, line: "nicknames:", use: "nicks:",
      breaks: "brands.nicknames is gone"),
    Change(
      old: #""title": "Slogan", "type": "string", "maxLength": 80"#,
      new: ##""title": "Slogan", "$ref": "#/$defs/date""##, line: #""Più di \"una\" spesa\\""#,
      use: "1964-02-29"),
    Change(
      old: ##""title": "Partner", "x-reference": { "to": "brands" }, "$ref": "#/$defs/id""##,
      new: #""title": "Partner", "type": "string""#, line: "partner: ali", use: "partner: Alì & Co"),
    Change(
      old: #""enum": ["corner-shop", "large"]"#, new: #""enum": ["corner-shop", "large", "huge"]"#,
      line: "size: large", use: "size: huge"),
    Change(
      old: #""required": ["formats", "confidence", "printedDiffers"]"#,
      new: #""required": ["confidence", "printedDiffers"]"#, line: "una", use: "qualche",
      breaks: "brands.barcode.formats may be empty now"),
    Change(old: size, new: "", line: "size: large\n", use: ""),
    Change(old: delivers, new: #""type": "boolean""#, line: "delivers: true\n", use: ""),
    Change(old: #""maxLength": 80"#, new: #""maxLength": 90"#, line: "una", use: "qualche"),
  ]

  private func kinds(_ change: Change) throws -> (old: AddedFields, new: AddedFields) {
    let old = try AddedFields()
    try #require(AddedFields.lines.contains(change.line))
    var new = try AddedFields(lines: AddedFields.lines.replacing(change.line, with: change.use))
    let schema = new.sources.schemas.kind.schemas[0]
    let text = String(decoding: schema.bytes, as: UTF8.self)
    try #require(text.contains(change.old))
    new.sources.schemas.kind.schemas[0] = SourceText(
      path: schema.path, bytes: Array(text.replacing(change.old, with: change.new).utf8))
    return (old, new)
  }

  private func json(_ fields: AddedFields) async throws -> [UInt8] {
    let result = try await fields.build()
    let files = try #require(result.files, "\(result.diagnostics.map(\.message))")
    return try #require(files.first { $0.destination == .catalogue }?.bytes)
  }

  @Test("is reported as breaking where apps couldn't read what it lets be published", arguments: changes)
  func incompatibilities(_ change: Change) throws {
    let (old, new) = try kinds(change)
    let found = KindCompatibility(
      from: try KindSchema(old.sources.schemas.kind), to: try KindSchema(new.sources.schemas.kind)
    ).incompatibilities
    #expect(found.map { "\($0.field) \($0.change.rawValue)" } == (change.breaks.map { [$0] } ?? []))
  }

  @Test("readers of the older one refuse what makes use of it, in just these cases", arguments: changes)
  func readers(_ change: Change) async throws {
    let (old, new) = try kinds(change)
    let published = try await json(new)
    let kind = try KindSchema(old.sources.schemas.kind)
    let isReadable = (try? PublishedCatalogue(decoding: published, by: kind)) != nil
    // An absent field reads as null, and a record around an empty list too: nothing is refused, and what the apps showed is
    // gone.
    let isGone = change.breaks.map { $0.hasSuffix("is gone") || $0.hasSuffix("may be empty now") }
    #expect(isReadable == isGone ?? true)
  }

  @Test("is found by a check and a difference before any entry makes use of it", arguments: changes.prefix(1))
  func unused(_ change: Change) async throws {
    let (old, new) = try kinds(change)
    var sources = new.sources
    sources.brands = old.sources.brands
    let released = try await json(old)
    sources.baseline = SourceText(path: "catalogue/italy.json", bytes: released)
    sources.existing = sources.baseline
    let pipeline = try AddedFields.pipeline()
    #expect(await pipeline.check(sources, trackedGeneratedPaths: []).diagnostics.isEmpty)
    sources.baselineKind = try KindSchema(old.sources.schemas.kind)
    let found = await pipeline.check(sources, trackedGeneratedPaths: []).diagnostics
    #expect(found.map(\.rule) == ["E403"])
    let catalogue = try ReleasedCatalogue(SourceText(path: "old.json", bytes: released))
    let fields = try ComparedFields(new.sources.schemas.kind).since(sources.baselineKind)
    let difference = CatalogueDifference(from: catalogue, to: catalogue, by: fields)
    #expect(difference.breaks.map(\.kind) == [.field])
    // The catalogue itself is the same.
    let text = DifferencePrinter(format: .text, isColoured: false).print(difference)
    #expect(!String(decoding: text, as: UTF8.self).contains("the content changed"))
  }
}
