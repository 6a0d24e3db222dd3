import Foundation
import TestSupport
import Testing

@Suite("catalogue view")
struct ViewTests {
  /// A market with texts that have to be escaped.
  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.edit(
      brand: "pam", "aliases:", to: #"keywords: ["l'\"oro\"", "a\\b", "$pesa", "😀😀"]"# + "\naliases:")
    return workspace
  }

  private func view(_ workspace: Workspace, _ template: String...) async throws -> [String: Any] {
    let result = try await workspace.run(["view", "--json"] + template)
    try #require(result.status == 0, "\(result.errors)")
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    return try #require(json as? [String: Any])
  }

  @Test("lists every name that has a value, those within a list below it")
  func names() async throws {
    var seen = SeenNames()
    seen.add([try await view(try workspace())], below: "")
    #expect(seen.paths.count > 50)
    let listed = Self.paths(in: try await Workspace().run("view").output)
    // Of a list that has no element here nothing can be said, and a field's value is written as a whole.
    #expect(listed.filter { path in !seen.leaves.contains { path.hasPrefix("\($0)/") } } == seen.paths)
  }

  /// The names of a view, each after those of the lists that it is in.
  private struct SeenNames {
    private(set) var paths: [String] = []
    private(set) var leaves: [String] = []

    /// Adds the names of views of one kind. A list may be empty in some of them.
    mutating func add(_ views: [[String: Any]], below path: String) {
      for name in (views.first ?? [:]).keys.sorted() {
        paths.append(path + name)
        let lists = views.compactMap { $0[name] as? [[String: Any]] }
        if lists.allSatisfy(\.isEmpty) { leaves.append(path + name) }
        add(Array(lists.joined()), below: "\(path)\(name)/")
      }
    }
  }

  /// The names of an indented list, each after those that it is below.
  private static func paths(in listing: String) -> [String] {
    var path: [String] = []
    return listing.split(separator: "\n").map { line in
      let name = line.drop { $0 == " " }
      path.removeLast(max(0, path.count - (line.count - name.count) / 2))
      path.append(String(name.prefix { $0 != "," }))
      return path.joined(separator: "/")
    }
  }

  @Test("of an output with a file for each entry, an entry's names and the output's settings are among them")
  func entries() async throws {
    let workspace = try workspace()
    let settings = try #require(workspace.folder.bytes("catalogue/italy/catalogue.yaml"))
    try workspace.folder.write(
      "catalogue/italy/catalogue.yaml",
      settings + "settings: {passTypeIdentifier: pass.a, teamIdentifier: A1}\n".utf8)
    let template = "Pass.json.mustache"
    let names = Self.paths(in: try await workspace.run("view", template).output)
    #expect(Set(["name", "colors/accent", "settings/teamIdentifier", "brandCount"]).isSubset(of: names))
    let values = try await view(workspace, template)
    #expect(values["name"] as? String == "\"Alì\"")
    #expect((values["colors"] as? [String: String])?["background"] == "\"#5F6368\"")
    #expect((values["settings"] as? [[String: String]])?.first?["teamIdentifier"] == "\"A1\"")
    #expect(Set(values.keys).isSubset(of: names))
  }

  @Test(
    "gives the values that a template writes, as its language writes them",
    arguments: TestTier.some(of: [
      "Brands.swift.mustache", "Brands.kt.mustache", "Brands.ts.mustache", "brands.py.mustache",
    ]))
  func values(template: String) async throws {
    let workspace = try workspace()
    let settings = try #require(workspace.folder.bytes("catalogue/italy/catalogue.yaml"))
    try workspace.folder.write(
      "catalogue/italy/catalogue.yaml", settings + "outputs: [{template: \(template), escapes: utf32}]\n".utf8
    )
    let views = try await #require(try view(workspace, template)["brands"] as? [[String: Any]])
    // Without "colors", which are written one by one.
    let brands = views.map { $0.compactMapValues { $0 as? String } }
    let names = try #require(brands.first).keys.sorted()
    let lines = names.map { "{{\($0)}}\n" }.joined()
    let text = "{{% CONTENT_TYPE:TEXT}}\n{{#brands}}\n\(lines){{/brands}}\n"
    try workspace.folder.write("templates/\(template)", text.utf8)
    try await workspace.run("generate", "catalogue/italy", "--output", "values", "--template", template)
    let written = String(decoding: try #require(workspace.folder.bytes("values")), as: UTF8.self)
    let expected = brands.flatMap { brand in names.map { brand[$0] ?? "-" } }
    let found = written.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    #expect(found == expected)
  }
}
