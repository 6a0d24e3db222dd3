import CatalogueSources
import Diagnostics
import TestSupport
import Testing

@testable import CatalogueCompiler

@Suite("What findings suggest")
struct SuggestionTests {
  @Test(
    "leaves fewer findings in the whole catalogue when it is done, and no new one",
    arguments: TestTier.some(of: RuleFixture.all))
  func leadsNowhereElse(in fixture: RuleFixture) async throws {
    let before = try await fixture.run().diagnostics
    for finding in before {
      guard let suggestion = Suggestion(finding) else {
        // Words for a person, which ask for no text that could be written as it is.
        let words = "\(finding.message); \(finding.fix ?? "")"
        let text =
          /did you mean|rename it to|(?:or|;) write [A-Za-z]+: [^ ,;]+(?![^ ,;])(?! and)|example [A-Za-z]+: |write "/
        #expect(!words.contains(text), "\(words)")
        continue
      }
      var files = try fixture.sources()
      try suggestion.apply(to: &files, of: fixture)
      let after = try await fixture.result(of: files).diagnostics
      #expect(!after.map(Told.init).contains(Told(finding)), "\(suggestion)")
      // What wasn't there to be read can have anything in it.
      guard !["E101", "E107"].contains(finding.rule), !finding.message.hasSuffix("is missing") else {
        continue
      }
      #expect(after.count < before.count, "\(suggestion): \(after.map(\.message))")
      let known = Set(before.map(Told.init))
      let new = after.filter { !known.contains(Told($0)) }
      #expect(new.map { "\($0.rule) \($0.message)" } == [], "\(suggestion)")
    }
  }

  @Test(
    "a category is one of catalogue.yaml's, by its name too, or none is suggested",
    arguments: [
      ("Supermercati", "write category: grocery"), ("Grocery", "write category: grocery"), ("Toys", nil),
    ])
  func category(written: String, fix: String?) async throws {
    var market = Market()
    market.brands["pam"] = Market.brand("pam").replacing("category: grocery", with: "category: \(written)")
    #expect(try await market.build().diagnostics.map(\.fix) == [fix])
  }

  @Test("a logo that isn't found is to be named after the id, and the nearest file is reported as unused")
  func missingLogo() async throws {
    var market = Market(logos: ["coin.svg"])
    market.brands["pam"] = Market.brand("pam").replacing(
      "logo: null", with: "logo: coim.svg\nlogoBackground: \"#FFFFFF\"")
    #expect(
      try await market.build().diagnostics.map(\.message) == [
        "logo \"coim.svg\" not found; add pam.svg and write logo: pam.svg, or write logo: null and delete logoBackground",
        "no brand uses this file; delete it or add brands/coin.yaml",
      ])
  }
}

/// A finding wherever it has moved to.
private struct Told: Hashable {
  let rule: String
  let message: String

  init(_ finding: Diagnostic) {
    rule = finding.rule
    // Positions in other files move with their lines.
    message = finding.message.replacing(/:[0-9]+:[0-9]+/, with: "")
  }
}

/// What a finding says that a person should write, as a change of the files.
private enum Suggestion {
  case edit(TextEdit)
  /// Another text in the place of what is marked.
  case replace(Diagnostics.SourceLocation, String)
  case rename(path: String, to: String)
  /// A field of a file, in the place of the one that it has or behind all others.
  case write(Diagnostics.SourceLocation, in: String, field: Substring, String)

  init?(_ finding: Diagnostic) {
    let words = "\(finding.message); \(finding.fix ?? "")"
    guard let location = finding.location else { return nil }
    if let edit = finding.edit {
      self = .edit(edit)
    } else if let match = words.firstMatch(of: /did you mean "([^"]+)"|; write "([^"]+)"/) {
      let text = String(match.1 ?? match.2 ?? "")
      self = .replace(location, words.contains("unknown field") ? text : "\"\(text)\"")
    } else if let match = words.firstMatch(of: /rename it to ([^ ;]+)/) {
      self = .rename(path: location.path, to: String(match.1))
    } else if let match = words.firstMatch(of: Self.line) {
      self = .write(location, in: String(match.4 ?? location.path[...]), field: match.2, String(match.1))
    } else {
      return nil
    }
  }

  private static var line: Regex<(Substring, Substring, Substring, Substring, Substring?)> {
    /(?:; write|or write|add [a-z]+, for example) (([A-Za-z]+): ("[^"]+"|[^ ,;]+))(?![^ ,;])(?! and)(?: in ([^ ;]+))?/
  }

  func apply(to files: inout SourceFiles, of fixture: RuleFixture) throws {
    switch self {
    case .edit(let edit):
      try files.change(edit.location.path) { bytes, _ in
        Array(bytes[..<edit.span.lowerBound]) + Array(edit.replacement.utf8) + bytes[edit.span.upperBound...]
      }
    case .replace(let location, let text):
      try files.change(location.path) { _, lines in
        let line = lines[location.line - 1]
        let start = line.index(line.startIndex, offsetBy: location.column - 1)
        let end = line.index(line.startIndex, offsetBy: location.endColumn - 1)
        var changed = lines
        changed[location.line - 1] = line[..<start] + text + line[end...]
        return Array(changed.joined(separator: "\n").utf8)
      }
    case .rename(let path, let name):
      files.strayPaths.removeAll { $0 == path }
      files.brands.append(try fixture.file(path, as: "brands/\(name)"))
    case .write(let location, let path, let field, let text):
      try files.change(path) { _, lines in
        var changed = lines
        let isThere = { (line: Substring) in line.drop { $0 == " " }.hasPrefix("\(field):") }
        let index =
          path == location.path && isThere(lines[location.line - 1])
          ? location.line - 1 : lines.firstIndex(where: isThere)
        if let index {
          changed[index] = lines[index].prefix { $0 == " " } + text
        } else {
          changed.insert(text[...], at: lines.count - 1)
        }
        return Array(changed.joined(separator: "\n").utf8)
      }
    }
  }
}

extension SourceFiles {
  fileprivate mutating func change(_ path: String, _ change: ([UInt8], [Substring]) -> [UInt8]) throws {
    func changed(_ file: SourceText) -> SourceText {
      let lines = String(decoding: file.bytes, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      return SourceText(path: file.path, bytes: change(file.bytes, lines))
    }
    if let index = brands.firstIndex(where: { $0.path == path }) {
      brands[index] = changed(brands[index])
    } else {
      try #require(settings.path == path)
      settings = changed(settings)
    }
  }
}
