import Foundation
import TestSupport
import Testing

@Suite("catalogue check")
struct CheckTests {
  @Test("a folder that is called like an entry or a logo is a finding, and doesn't stop the check")
  func folders() throws {
    let workspace = try Workspace()
    for name in ["brands/x.yaml", "logos/y.svg"] {
      try workspace.folder.write("catalogue/italy/\(name)/inner.txt", [])
    }
    let result = try workspace.run("check", "--date", "2026-05-31")
    #expect(result.status == 100)
    #expect(result.errors.contains("brands/x.yaml: error[E107]: this folder isn't read; move it elsewhere\n"))
    #expect(result.errors.contains("logos/y.svg: error[E209]: no brand uses this file"))
  }

  @Test("an entry beside the catalogue's folder is a finding; other files there aren't looked at")
  func beside() throws {
    let workspace = try built()
    let brand = try #require(workspace.folder.bytes("catalogue/italy/brands/pam.yaml"))
    try workspace.folder.write("catalogue/pam.yaml", brand)
    try workspace.folder.write("catalogue/compose.yaml", "id: another\n".utf8)
    let result = try workspace.run("check")
    #expect(result.status == 100)
    #expect(
      result.errors
        == "catalogue/pam.yaml: error[E107]: this file isn't read; move it into the folder of its collection\n1 error\n"
    )
  }

  @Test("a hidden file that looks like an entry's is a finding, and those of systems and editors are none")
  func hiddenFiles() throws {
    let workspace = try built()
    for name in [".DS_Store", "._pam.yaml", ".#pam.yaml"] {
      try workspace.folder.write("catalogue/italy/brands/\(name)", [])
    }
    #expect(try workspace.run("check").status == 0)
    try workspace.write(brand: ".carl", "id: carl\n")
    for command in ["check", "build"] {
      #expect(
        try workspace.run(command).errors == """
          catalogue/italy/brands/.carl.yaml: error[E107]: this file isn't read; rename it to carl.yaml
          1 error

          """)
    }
  }

  @Test(
    "a brand file outside of the folder of brands is a finding, also after a build",
    arguments: ["", "brand/", "Brandy/"])
  func foreignFiles(folder: String) throws {
    let workspace = try built()
    let path = "catalogue/italy/\(folder)carl.yaml"
    try workspace.folder.write(path, "id: carl\n".utf8)
    for command in ["check", "build"] {
      #expect(
        try workspace.run(command).errors
          == "\(path): error[E107]: this file isn't read; move it into the folder of its collection\n1 error\n"
      )
    }
  }

  @Test(
    "sources aren't taken for generated files",
    arguments: [".", "catalogue", "catalogue/italy/", "catalogue/italy/brands", "catalogue/italy/logos/x"])
  func generatedAmongSources(folder: String) throws {
    let result = try built().run("check", "--generated", folder)
    #expect(result.status == 1)
    #expect(result.errors.contains("give --generated another "), "\(result.errors)")
  }

  @Test("a merge conflict in the catalogue is called one")
  func mergeConflict() throws {
    let workspace = try built()
    let text = String(decoding: try #require(workspace.folder.bytes("catalogue/italy.json")), as: UTF8.self)
    try workspace.folder.write(
      "catalogue/italy.json", text.replacing("\"revision\"", with: "<<<<<<< HEAD\n  \"revision\"").utf8)
    #expect(try workspace.run("check").errors.contains(": error[E407]: found a merge conflict\n"))
  }

  private func built() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.run("build", "--date", "2026-05-31")
    return workspace
  }

  @Test("is content with what a build has written")
  func clean() throws {
    let result = try built().run("check")
    #expect(result.status == 0)
    #expect(result.errors == "")
  }

  @Test("doesn't ask for generated files, which a fresh clone doesn't have")
  func freshClone() throws {
    let workspace = try built()
    try FileManager.default.removeItem(atPath: "\(workspace.path)/Generated")
    #expect(try workspace.run("check").status == 0)
  }

  @Test("leaves the catalogue to the release: it says that this will change it, and changes nothing itself")
  func untouched() throws {
    let workspace = try built()
    try workspace.edit(brand: "pam", "Pam Panorama", to: "Panorama")
    let before = try workspace.outputs()
    let result = try workspace.run("check", "--date", "2026-06-01")
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.output
        == "Catalogue 2026-06-01: 2 brands, no findings; the next release writes catalogue/italy.json\n")
    #expect(try workspace.outputs() == before)
  }

  @Test("exits with 100 when the catalogue isn't the last release's, nor what the sources give")
  func touched() throws {
    let workspace = try built()
    try workspace.folder.write("last.json", workspace.folder.bytes("catalogue/italy.json") ?? [])
    try workspace.edit(brand: "pam", "Pam Panorama", to: "Panorama")
    try workspace.run("build", "--date", "2026-06-01", "--baseline", "last.json")
    try workspace.edit(brand: "pam", "- Panorama", to: "- Pam Shop")
    let result = try workspace.run("check", "--baseline", "last.json")
    #expect(result.status == 100)
    #expect(
      result.errors.hasPrefix(
        "catalogue/italy.json:4:14: error[E401]: italy.json changed and isn't what the sources give (1 changed: pam)"
      ))
  }

  @Test(
    "a version of the schema that no app could read is an error",
    arguments: ["1000000000", "9223372036854775808"])
  func tooLarge(version: String) throws {
    let workspace = try Workspace()
    try workspace.edit(
      "catalogue/italy/catalogue.yaml", "schemaVersion: 1\n", to: "schemaVersion: \(version)\n")
    let result = try workspace.run("check")
    #expect(result.status == 100)
    #expect(
      result.errors.contains("error[E102]: schemaVersion is \(version); the maximum is 999999999"),
      "\(result.errors)")
  }

  @Test(
    "an id that can't be listed as retired is an error, whatever its schema says",
    arguments: ["é", "a b", "a$b"])
  func unusableID(id: String) throws {
    let workspace = try Workspace()
    try workspace.edit(schema: #""^[a-z0-9]+(-[a-z0-9]+)*$""#, to: #""^.+$""#)
    try workspace.edit(schema: #""minLength": 2,"#, to: "")
    let pam = try workspace.brand("pam")
    try workspace.write(brand: id, pam.replacing("id: pam", with: "id: \"\(id)\""))
    let result = try workspace.run("check")
    #expect(
      result.errors.contains(
        "catalogue/italy/brands/\(id).yaml:1:5: error[E104]: id \"\(id)\" can't be an id: up to 200 ASCII letters, "
      ),
      "\(result.errors)")
    // One that was published before this was checked stays.
    let released =
      #"{"schemaVersion": 1, "version": "2026-05-31", "revision": 1, "brands": [{"id": "\#(id)"}]}"#
    try workspace.folder.write("old.json", released.utf8)
    #expect(try !workspace.run("check", "--baseline", "old.json").errors.contains("error[E104]"))
  }

  @Test("exits with 100 on a warning")
  func warning() throws {
    let workspace = try Workspace()
    try workspace.edit(brand: "pam", "  - Pam Panorama", to: "  - PAM")
    try workspace.run("build")
    #expect(try workspace.run("check").status == 100)
  }

  @Test("says that generated files are tracked by git")
  func tracked() throws {
    let workspace = try built()
    for command in [["init", "-q"], ["add", "-f", "Generated/Brands.swift"]] {
      _ = try Program.run(["git"] + command, in: workspace.path)
    }
    let result = try workspace.run("check")
    #expect(
      result.errors == """
        Generated/Brands.swift: error[E404]: Generated/Brands.swift is tracked by git; git rm --cached it
        1 error

        """)
  }

  @Test("the project's own catalogue is without findings")
  func ownCatalogue() throws {
    let result = try Program.run([Workspace.command, "check"])
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test("prints one JSON document and nothing else", arguments: ["json", "sarif"])
  func machineFormats(format: String) throws {
    let workspace = try built()
    for isBroken in [false, true] {
      if isBroken { try workspace.edit(brand: "pam", "category: grocery", to: "category: grocry") }
      let result = try workspace.run("check", "--format", format)
      let root = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
      let findings =
        format == "json" ? root?["findings"] : (root?["runs"] as? [[String: Any]])?.first?["results"]
      #expect((findings as? [Any])?.isEmpty == !isBroken)
      #expect(result.errors == "")
    }
  }

  @Test("prints annotations for GitHub")
  func github() throws {
    let workspace = try built()
    try workspace.edit(brand: "pam", "category: grocery", to: "category: grocry")
    let result = try workspace.run("check", "--format", "github")
    #expect(
      result.output == """
        ::error file=catalogue/italy/brands/pam.yaml,line=3,endLine=3,col=11,endColumn=16,title=E218::\
        category "grocry" isn't in catalogue.yaml; did you mean "grocery"?

        """)
  }

  @Test(
    "of a wrong last release no file is named that the checkout doesn't have",
    arguments: ["github", "sarif", "text"])
  func wrongBaseline(format: String) throws {
    let workspace = try built()
    try workspace.folder.write(".build/baseline.json", "{\n<<<<<<< HEAD\n".utf8)
    let result = try workspace.run(
      "check", "--format", format, "--baseline", ".build/baseline.json",
      "--baseline-name", "origin/main:catalogue/italy.json")
    #expect(result.status == 100)
    let message = "origin/main:catalogue/italy.json, line 2, column 1: found"
    #expect((result.output + result.errors).contains(message), "\(result)")
    for word in [".build", "file=", "artifactLocation"] {
      #expect(!(result.output + result.errors).contains(word), "\(result)")
    }
  }

  @Test("the last release may come through a pipe, and messages don't name that")
  func baselineThroughPipe() throws {
    let workspace = try built()
    let check = { (last: String) in
      try Program.run(
        ["bash", "-c", "'\(Workspace.command)' check --baseline <(\(last))"], in: workspace.path)
    }
    #expect(try check("sleep 0.1; cat catalogue/italy.json").status == 0)
    let wrong = try check("echo '<<<<<<< HEAD'")
    #expect(wrong.status == 100)
    #expect(wrong.errors.hasPrefix("error[E407]: the last release, line 1, column 1: "), "\(wrong.errors)")
  }
}
