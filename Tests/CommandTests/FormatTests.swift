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

  @Test("tells what it fixed also where something else can't be written")
  func half() throws {
    let workspace = try Workspace()
    for brand in ["ali", "pam"] {
      try workspace.edit(brand: brand, "category: ", to: "initials: pm\ncategory: ")
    }
    let pam = "\(workspace.path)/catalogue/italy/brands/pam.yaml"
    try FileManager.default.moveItem(atPath: pam, toPath: "\(workspace.path)/own.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: pam, withDestinationPath: "\(workspace.path)/own.yaml")
    let result = try workspace.run("check", "--fix")
    #expect(result.status == 1)
    #expect(result.errors.contains("brands/pam.yaml: it is a symbolic link, which isn't followed"))
    #expect(result.lines.count == 1)
    #expect(result.lines.first?.hasSuffix("brands/ali.yaml:3:11: fixed[E102]: pm became PM") == true)
    #expect(try workspace.brand("ali").contains("\ninitials: PM\n"))
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
}
