import Foundation
import TestSupport
import Testing

@Suite("catalogue format")
struct FormatTests {
  private func path(_ id: String) -> String { "catalogue/italy/brands/\(id).yaml" }

  /// A market whose files are formatted.
  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.run("format")
    return workspace
  }

  @Test("formats files, names each, and changes nothing the second time")
  func formats() throws {
    let workspace = try workspace()
    let formatted = try workspace.brand("pam")
    try workspace.edit(brand: "pam", "name: ", to: "name:    ")
    let result = try workspace.run("format")
    #expect(result.status == 0)
    #expect(result.lines.first?.hasPrefix("\(path("pam")):") == true)
    #expect(result.lines.first?.hasSuffix(": formatted") == true)
    #expect(try workspace.brand("pam") == formatted)
    #expect(try workspace.run("format").lines.last?.hasSuffix("all formatted") == true)
  }

  @Test("with --check changes nothing, names the line, and exits with 100")
  func checks() throws {
    let workspace = try workspace()
    try workspace.edit(brand: "pam", "name: ", to: "name:    ")
    let before = try workspace.brand("pam")
    let result = try workspace.run("format", "--check")
    #expect(result.status == 100)
    #expect(result.errors.contains("warning[W108]: not formatted: expected name: "))
    #expect(try workspace.brand("pam") == before)
  }

  @Test("takes the files that are named, and no other")
  func namedFiles() throws {
    let workspace = try workspace()
    for id in ["pam", "ali"] { try workspace.edit(brand: id, "name: ", to: "name:    ") }
    #expect(try workspace.run("format", path("pam")).status == 0)
    #expect(try workspace.brand("ali").contains("name:    "))
  }

  @Test("reports a file with errors without changing it, and formats the others")
  func errors() throws {
    let workspace = try workspace()
    try workspace.edit(brand: "pam", "name: ", to: "nome:    ")
    try workspace.edit(brand: "ali", "name: ", to: "name:    ")
    let before = try workspace.brand("pam")
    let result = try workspace.run("format")
    #expect(result.status == 100)
    #expect(result.errors.contains("error[E103]: unknown field \"nome\""))
    #expect(try workspace.brand("pam") == before)
    #expect(try !workspace.brand("ali").contains("name:    "))
  }

  @Test("doesn't touch formatted files")
  func untouched() throws {
    let workspace = try workspace()
    let file = "\(workspace.path)/\(path("pam"))"
    let before = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
    try workspace.run("format")
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date == before)
  }

  @Test("says which file isn't there, and exits with 1")
  func missing() throws {
    let result = try workspace().run("format", path("nowhere"))
    #expect(result.status == 1)
    #expect(result.errors.contains("can't read \(path("nowhere")): no such file or directory"))
  }
}

@Suite("catalogue check --fix")
struct CheckFixTests {
  @Test("fixes what has one right fix, with a line for each, and reports what remains")
  func fixes() throws {
    let workspace = try Workspace()
    try workspace.edit(brand: "pam", "category: ", to: "initials: pm\nrank: 7\ncategory: ")
    let result = try workspace.run("check", "--fix")
    #expect(result.status == 100)
    #expect(result.lines.contains { $0.hasSuffix("fixed[E102]: pm became PM") })
    #expect(try workspace.brand("pam").contains("\ninitials: PM\n"))
    #expect(result.errors.contains("error[E214]"))
    #expect(!result.errors.contains("error[E102]"))
  }

  @Test(
    "a file of the catalogue that is a link is neither read nor written: findings would quote what it leads to",
    arguments: ["brands/pam.yaml", "logos/pam.svg", "catalogue.yaml"])
  func link(name: String) throws {
    let workspace = try Workspace()
    try workspace.edit(brand: "ali", "category: ", to: "initials: al\ncategory: ")
    let own = try workspace.folder.write("own", "a:\t\"secret\"\n".utf8)
    let path = "\(workspace.path)/catalogue/italy/\(name)"
    try? FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: own)
    // What formats entries reads no logos.
    let formats = name.hasPrefix("logos") ? [] : [["format"]]
    for arguments in [["check"], ["check", "--fix"], ["build"]] + formats {
      let result = try workspace.run(arguments)
      let words = "Error: can't read catalogue/italy/\(name): it is a symbolic link, which isn't followed\n"
      #expect(result.status == 1 && result.errors == words && result.output.isEmpty, "\(result)")
    }
    #expect(try workspace.brand("ali").contains("initials: al\n"))
    #expect(try String(contentsOfFile: own, encoding: .utf8) == "a:\t\"secret\"\n")
  }

  @Test(
    "a folder of the catalogue that is a link is neither read nor written", arguments: ["brands", "logos"])
  func linkedFolder(name: String) throws {
    let workspace = try Workspace()
    let brand = try workspace.brand("pam").replacingOccurrences(
      of: "category: ", with: "initials: pm\ncategory: ")
    try workspace.write(brand: "pam", brand)
    let path = "\(workspace.path)/catalogue/italy/\(name)"
    try FileManager.default.moveItem(atPath: path, toPath: "\(workspace.path)/own")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "../../own")
    for arguments in [["check"], ["check", "--fix"], ["build"]] {
      let result = try workspace.run(arguments)
      let words = "Error: can't read catalogue/italy/\(name): it is a symbolic link, which isn't followed\n"
      #expect(result.status == 1 && result.errors == words && result.output.isEmpty, "\(result)")
    }
    let left = name == "brands" ? "own/pam.yaml" : "catalogue/italy/brands/pam.yaml"
    #expect(workspace.folder.bytes(left) == Array(brand.utf8))
  }

  @Test("a byte order mark, which editors don't show, is named, and formatting deletes it")
  func byteOrderMark() throws {
    let workspace = try Workspace()
    _ = try workspace.run("format")
    let brand = try workspace.brand("pam")
    try workspace.write(brand: "pam", "\u{FEFF}" + brand)
    let result = try workspace.run("format", "--check")
    #expect(result.status == 100)
    #expect(
      result.errors.contains(
        "not formatted: the file begins with a byte order mark, which editors don't show; run catalogue format"
      ),
      "\(result.errors)")
    #expect(try workspace.run("format").status == 0)
    #expect(try workspace.brand("pam") == brand)
  }

  @Test("is suggested by a check that finds something to fix, which changes nothing")
  func hint() throws {
    let workspace = try Workspace()
    try workspace.edit(brand: "pam", "category: ", to: "initials: pm\ncategory: ")
    let before = try workspace.brand("pam")
    let result = try workspace.run("check")
    #expect(result.errors.hasSuffix("1 error\nIt can be fixed: catalogue check --fix\n"))
    #expect(try workspace.brand("pam") == before)
  }

  @Test("gives programs the edits in JSON")
  func json() throws {
    let workspace = try Workspace()
    try workspace.edit(brand: "pam", "category: ", to: "initials: pm\ncategory: ")
    let output = try workspace.run("check", "--format", "json").output
    #expect(output.contains("\"replacement\" : \"PM\""))
  }

  @Test("an entry that is called as the settings are is formatted")
  func settingsName() throws {
    let workspace = try Workspace()
    let brand = try workspace.brand("pam").replacing("id: pam\n", with: "id:   catalogue\n")
    try workspace.folder.write("catalogue/italy/brands/catalogue.yaml", brand.utf8)
    let result = try workspace.run("format", "catalogue/italy/brands/catalogue.yaml")
    #expect(result.status == 0, "\(result.errors)")
    #expect(try workspace.brand("catalogue").contains("id: catalogue\n"))
  }

  @Test(
    "files of other things are refused, and nothing is formatted",
    arguments: ["catalogue.yaml", "logos/ali.svg", "brands/.pam.yaml"])
  func otherFiles(name: String) throws {
    let workspace = try Workspace()
    try workspace.edit(brand: "pam", "name: Pam", to: "name:   Pam")
    let before = try workspace.brand("pam")
    let folder = "catalogue/italy"
    let result = try workspace.run("format", "\(folder)/brands/pam.yaml", "\(folder)/\(name)")
    #expect(result.status == 1)
    #expect(
      result.errors
        == "Error: \(folder)/\(name) isn't the file of an entry, which is all that \"catalogue format\" formats\n"
    )
    #expect(try workspace.brand("pam") == before)
  }
}
