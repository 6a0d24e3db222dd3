import Foundation
import TestSupport
import Testing

@Suite("The folder for generated files")
struct OutputFolderTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.folder.write(
      "templates/Page.html.mustache", "{{% CONTENT_TYPE:TEXT}}\n<h1>{{html(name)}}</h1>\n".utf8)
  }

  private var settings: String {
    String(decoding: workspace.folder.bytes("catalogue/italy/catalogue.yaml") ?? [], as: UTF8.self)
  }

  /// Builds with a page for each brand.
  private func build(_ file: String, _ arguments: [String] = []) throws -> Program.Result {
    let kept = settings.split(separator: "\n").filter { !$0.hasPrefix("outputs:") }.joined(separator: "\n")
    let outputs = "outputs: [{template: Page.html.mustache, each: brands, file: \"\(file)\"}]"
    try workspace.folder.write("catalogue/italy/catalogue.yaml", "\(kept)\n\(outputs)\n".utf8)
    return try workspace.run(["build"] + arguments)
  }

  private var path: String { "\(workspace.folder.path)/Generated" }

  private func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")) ?? []).sorted()
  }

  @Test("pages of another pattern take the place of the ones before, also where a file is to be a folder")
  func patterns() throws {
    #expect(try build("pages/{id}.html").status == 0)
    let pages = names(in: "pages")
    #expect(pages.count > 1)
    #expect(try build("pages/{id}.html/page.html").status == 0)
    #expect(names(in: "pages") == pages)
    #expect(names(in: "pages/\(try #require(pages.first))") == ["page.html"])
    #expect(try build("pages/{id}.html").status == 0)
    #expect(names(in: "pages") == pages)
    #expect(try build("other/{id}.html").status == 0)
    #expect(names(in: "pages") == [])
  }

  @Test("a build that fails before it replaces a person's file doesn't make it one of its own")
  func unreplaced() throws {
    #expect(try build("pages/{id}.html").status == 0)
    let (first, last) = (try #require(names(in: "pages").first), try #require(names(in: "pages").last))
    try FileManager.default.removeItem(atPath: path)
    try workspace.folder.write("Generated/pages/\(last)", "a person's".utf8)
    // A folder is in the way of the first page.
    try workspace.folder.write("Generated/pages/\(first)/own.txt", [])
    #expect(try build("pages/{id}.html").status == 1)
    #expect(try build("other/{id}.html").status == 0)
    #expect(workspace.folder.bytes("Generated/pages/\(last)") == Array("a person's".utf8))
  }

  @Test("files that are deleted are counted, and a file that no build wrote is named when it is replaced")
  func reported() throws {
    try workspace.folder.write("Generated/pages/pam.html", "a person's".utf8)
    let first = try build("pages/{id}.html")
    #expect(
      first.errors
        == "note: replaced Generated/pages/pam.html, which wasn't in this folder's list of generated files\n")
    let second = try build("pages/{id}/page.html")
    #expect(second.errors == "")
    #expect(second.output.hasSuffix("; wrote 2 files of entries; deleted 2 files\n"), "\(second.output)")
    let kept = settings.split(separator: "\n").filter { !$0.hasPrefix("outputs:") }.joined(separator: "\n")
    try workspace.folder.write(
      "catalogue/italy/catalogue.yaml", "\(kept)\noutputs: [{template: Brands.ts.mustache}]\n".utf8)
    #expect(try workspace.run("build").output.hasSuffix("; wrote Generated/Brands.ts; deleted 2 files\n"))
  }

  /// Files that entries name, of the vocabulary.
  private func vocabulary() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["schemas", "templates", "catalogue"] {
      _ = try Program.run(["cp", "-RL", "\(Project.root.path)/\(name)", name], in: folder.path)
    }
    let word = "catalogue/vocabulary/words/hamd.yaml"
    let text = String(decoding: try #require(folder.bytes(word)), as: UTF8.self)
    try folder.write(word, text.replacing("sources:\n", with: "audio: hamd.m4a\nsources:\n").utf8)
    return folder
  }

  @Test("a link in a folder of files leads to no other file, and no file is written into the sources")
  func assets() throws {
    let folder = try vocabulary()
    let audio = "\(folder.path)/catalogue/vocabulary/audio"
    try FileManager.default.createDirectory(atPath: audio, withIntermediateDirectories: true)
    let secret = try folder.write("secret.txt", "secret".utf8)
    try FileManager.default.createSymbolicLink(atPath: "\(audio)/hamd.m4a", withDestinationPath: secret)
    func build(_ generated: String) throws -> Program.Result {
      try Program.run(
        [Workspace.command, "build", "--market", "catalogue/vocabulary", "--generated", generated],
        in: folder.path)
    }
    let linked = try build("Generated")
    #expect(linked.status == 100)
    #expect(
      linked.errors.hasPrefix(
        "catalogue/vocabulary/audio/hamd.m4a: error[E708]: this is a symbolic link, which isn't followed\n"))
    try FileManager.default.removeItem(atPath: "\(audio)/hamd.m4a")
    try folder.write("catalogue/vocabulary/audio/hamd.m4a", "abc".utf8)
    let own = try build("catalogue/vocabulary")
    #expect(own.status == 1)
    #expect(
      own.errors.contains("catalogue/vocabulary has the sources of the catalogue: give --generated another"))
    #expect(try build("Generated").status == 0)
    #expect(folder.bytes("Generated/audio/hamd.m4a") == Array("abc".utf8))
  }

  @Test("a folder with what is generated from another catalogue isn't built into, unless that one is gone")
  func otherCatalogue() throws {
    let folder = try vocabulary()
    try folder.write("catalogue/vocabulary/audio/hamd.m4a", "abc".utf8)
    func build(_ arguments: String...) throws -> Program.Result {
      try Program.run([Workspace.command, "build"] + arguments, in: folder.path)
    }
    #expect(try build().status == 0)
    let code = folder.bytes("Generated/Brands.swift")
    let refused = try build("--market", "catalogue/vocabulary")
    #expect(refused.status == 1)
    #expect(
      refused.errors
        == "Error: Generated has what is generated from catalogue/italy, which this would delete: give --generated another folder\n"
    )
    #expect(folder.bytes("Generated/Brands.swift") == code)
    #expect(try build("--market", "catalogue/vocabulary", "--generated", "Generated/é").status == 0)
    // The same catalogue by other words, and under another name.
    #expect(try build("--market", "./catalogue//italy/").status == 0)
    try FileManager.default.moveItem(
      atPath: "\(folder.path)/catalogue/italy", toPath: "\(folder.path)/catalogue/france")
    #expect(try build("--market", "catalogue/france").status == 0)
    #expect(folder.bytes("Generated/Brands.swift") != nil)
  }

  @Test("a file that is no catalogue isn't replaced by one")
  func otherFile() throws {
    try workspace.folder.write("README.md", "# Mine\n".utf8)
    let refused = try workspace.run("build", "--output", "README.md", "--baseline", "catalogue/italy.json")
    #expect(refused.status == 1)
    try workspace.run("build")
    let again = try workspace.run("build", "--output", "README.md", "--baseline", "catalogue/italy.json")
    #expect(again.errors == "Error: README.md isn't a catalogue: delete it, or give --output another name\n")
    #expect(workspace.folder.bytes("README.md") == Array("# Mine\n".utf8))
    try workspace.folder.write("empty.json", [])
    #expect(
      try workspace.run("build", "--output", "empty.json", "--baseline", "catalogue/italy.json").status == 0)
  }

  @Test("nothing is written or deleted behind a link that stands for a folder")
  func links() throws {
    #expect(try build("pages/{id}.html").status == 0)
    let page = try #require(names(in: "pages").first)
    try FileManager.default.removeItem(atPath: "\(path)/pages")
    let own = try workspace.folder.write("own/\(page)", "a person's".utf8)
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/pages", withDestinationPath: "\(workspace.folder.path)/own")
    // Also where the catalogue, which may be behind a link, is put there.
    for arguments in [[], ["--output", "Generated/pages/italy.json"]] {
      let refused = try build("pages/{id}.html", arguments)
      #expect(refused.status == 1)
      #expect(refused.errors.contains("Generated/pages is a symbolic link, which isn't followed: delete it"))
    }
    #expect(try build("other/{id}.html").status == 0)
    #expect(try String(contentsOfFile: own, encoding: .utf8) == "a person's")
  }

  @Test("what a build wrote before it failed is deleted by a later one")
  func failed() throws {
    #expect(try build("pages/{id}.html").status == 0)
    let page = try #require(names(in: "pages").last)
    for name in names(in: "pages") { try FileManager.default.removeItem(atPath: "\(path)/pages/\(name)") }
    try workspace.folder.write("Generated/pages/\(page)/own.txt", "a person's".utf8)
    #expect(try build("pages/{id}.html").status == 1)
    #expect(names(in: "pages").count > 1)
    #expect(try build("other/{id}.html").status == 0)
    #expect(names(in: "pages") == [page])
  }

  @Test("a build that can't write a generated file leaves the catalogue as it was")
  func catalogueLast() throws {
    #expect(try build("pages/{id}.html").status == 0)
    let before = workspace.folder.bytes("catalogue/italy.json")
    try workspace.edit(brand: "pam", "name: Pam", to: "name: Pim")
    let page = "\(path)/pages/pam.html"
    try FileManager.default.removeItem(atPath: page)
    try FileManager.default.createDirectory(atPath: page, withIntermediateDirectories: false)
    let failed = try build("pages/{id}.html")
    #expect(failed.errors == "Error: can't write Generated/pages/pam.html: it is a folder\n")
    #expect(workspace.folder.bytes("catalogue/italy.json") == before)
    try FileManager.default.removeItem(atPath: page)
    #expect(try build("pages/{id}.html").status == 0)
    #expect(workspace.folder.bytes("catalogue/italy.json") != before)
  }

  @Test(
    "the catalogue takes the place of nothing that is kept for the next build",
    arguments: [".build-cache", ".build-record", ".generated-files", ".image-cache"])
  func hidden(name: String) throws {
    let result = try workspace.run(["build", "--output", "Generated/\(name)"])
    #expect(result.status == 1)
    #expect(
      result.errors.contains("Generated/\(name) is kept for the next build: give --output another name"))
  }

  @Test("temporary files of a killed build are deleted by the next one, and no others")
  func leftovers() throws {
    #expect(try build("pages/{id}.html").status == 0)
    let page = try #require(names(in: "pages").first)
    // The highest number that a system may give a process, which none gives early.
    let gone = [".output-1f.4194303.tmp", ".build-cache.4194303.tmp"]
    let kept = [
      ".output-1f.\(ProcessInfo.processInfo.processIdentifier).tmp", "own.html.4194303.tmp",
      "pages/\(page).4194303.tmp",
      // A date isn't the number of a process.
      ".output-1f.20240101.tmp", ".output-1f.04194303.tmp",
    ]
    let recent = ".output-1f.4194302.tmp"
    for name in gone + kept + [recent] { try workspace.folder.write("Generated/\(name)", [1]) }
    for name in gone + kept {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -3600)],
        ofItemAtPath: "\(workspace.path)/Generated/\(name)")
    }
    #expect(try build("other/{id}.html").status == 0)
    #expect(gone.allSatisfy { workspace.folder.bytes("Generated/\($0)") == nil })
    #expect((kept + [recent]).allSatisfy { workspace.folder.bytes("Generated/\($0)") != nil })
  }

  @Test("the catalogue and an output aren't the same file")
  func sameFile() throws {
    try workspace.folder.write("templates/italy.json.mustache", "{{% CONTENT_TYPE:TEXT}}\n{{version}}".utf8)
    try workspace.folder.write(
      "catalogue/italy/catalogue.yaml", (settings + "outputs: [{template: italy.json.mustache}]\n").utf8)
    let result = try workspace.run(["build", "--output", "Generated/../Generated/italy.json"])
    #expect(result.status == 1)
    #expect(result.errors.contains("would be the catalogue and the output italy.json at once"))
  }
}
