import Foundation
import TestSupport
import Testing

/// What CONTRIBUTING.md says of adding a field, done in a copy of the project.
@Suite("The guide for a new field")
struct FieldGuideTests {
  private let folder: TemporaryFolder
  /// The numbered lines.
  private let steps: [String]
  private let targets: [String]

  init() throws {
    folder = try TemporaryFolder()
    let page = String(decoding: try Project.bytes("CONTRIBUTING.md"), as: UTF8.self)
    let section = try #require(page.components(separatedBy: "\n## A field\n").dropFirst().first)
    steps = section.split(separator: "\n").filter { $0.first?.isNumber == true }.map(String.init)
    targets = steps.flatMap { $0.prefixMatch(of: /\d\. `make ([a-z]+)`/).map { [String($0.1)] } ?? [] }
  }

  @Test("has five lines, the last three of which are commands")
  func lines() {
    #expect(steps.count == 5)
    #expect(targets == ["types", "catalogue", "test"])
  }

  @Test("its field is in the JSON, in the code of every language and in the library's types")
  func followed() throws {
    try copyProject()
    let guide = try Guide("CONTRIBUTING.md")
    let (property, line) = (try guide.block("A field: json 0"), try guide.block("A field: yaml 0"))
    let first = try #require(steps[0].firstMatch(of: /in `(.+)`, .* before `(\w+)`/))
    try insert(property, before: "    \"\(first.2)\": {", in: String(first.1))
    try insert(line, in: String(try #require(steps[1].firstMatch(of: /at the end of `(.+)`/)).1))
    for target in targets.dropLast() { try make(target) }
    let field = try #require(line.wholeMatch(of: /(\w+): (.+)\n/))
    for file in ["italy.json", "Brands.swift", "Brands.kt", "Brands.ts"] {
      let text = try text("Generated/\(file)")
      #expect(text.contains(field.1) && text.contains(field.2), "\(file)")
    }
    #expect(try text("Sources/Catalogue/Brand.swift").contains("public var \(field.1): String?"))
  }

  /// Copies what the commands read: the brands are those of the fixture, of which Pam is one.
  private func copyProject() throws {
    let folders = [
      ("Tests/Fixtures/market", "catalogue/italy"), ("Tests/Fixtures/market", "Tests/Fixtures/market"),
      ("schemas", "schemas"), ("templates", "templates"), ("scripts", "scripts"), ("Makefile", "Makefile"),
      ("Sources/Catalogue", "Sources/Catalogue"), ("Sources/CalendarDates", "Sources/CalendarDates"),
    ]
    for (source, name) in folders {
      let target = URL(fileURLWithPath: "\(folder.path)/\(name)")
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Project.root.appendingPathComponent(source), to: target)
    }
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try #require(folder.bytes(path), "\(path)"), as: UTF8.self)
  }

  /// Inserts a text before a line, or at the end.
  private func insert(_ text: String, before line: String? = nil, in path: String) throws {
    var content = try self.text(path)
    let index = line.map { content.firstRange(of: $0)?.lowerBound } ?? content.endIndex
    content.insert(contentsOf: text, at: try #require(index, "\(path) has no \(line ?? "")"))
    try folder.write(path, content.utf8)
  }

  /// Runs make with the command that is built already. The bundle is left out: its program reads catalogues by the
  /// library's types, which would have to be compiled anew.
  private func make(_ target: String) throws {
    let result = try Program.run(
      [
        "make", target, "SWIFT_BUILD=true", "COMMAND=\(Program.built("catalogue"))", "BUNDLE_COMMAND=true",
      ], in: folder.path, environment: ["MAKEFLAGS": ""])
    try #require(result.status == 0, "make \(target): \(result.output)\(result.errors)")
  }
}
