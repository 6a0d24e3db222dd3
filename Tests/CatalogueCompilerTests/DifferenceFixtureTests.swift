import CatalogueDifferences
import Foundation
import JSONSchema
import StrictJSON
import TestSupport
import Testing

@Suite("Reports of differences")
struct DifferenceFixtureTests {
  @Test("JSON follows its schema", arguments: DifferenceFixture.all)
  func schema(of fixture: DifferenceFixture) throws {
    let schema = try Schema(JSONReader.read(Project.bytes("schemas/difference.schema.json")))
    let printer = DifferencePrinter(format: .json, isColoured: false)
    let value = try JSONReader.read(printer.print(try fixture.difference()))
    #expect(schema.validate(value).map(\.message) == [])
  }

  @Test("only the titles are coloured, breaking changes in red")
  func colours() throws {
    let difference = try DifferenceFixture(name: "pull-request").difference()
    let coloured = DifferencePrinter(format: .text, isColoured: true).print(difference)
    let plain = DifferencePrinter(format: .text, isColoured: false).print(difference)
    let text = String(decoding: coloured, as: UTF8.self)
    #expect(text.contains("\u{1B}[1;31mBreaks apps\u{1B}[0m"))
    #expect(text.contains("\u{1B}[1mAdded\u{1B}[0m"))
    #expect(text.replacing(/\u{1B}\[[0-9;]*m/, with: "") == String(decoding: plain, as: UTF8.self))
  }
}
