import Foundation
import TestSupport
import Testing

@Suite("catalogue build")
struct BuildTests {
  @Test("writes the catalogue and the code, and says so in one line")
  func writes() throws {
    let workspace = try Workspace()
    let result = try workspace.run("build", "--date", "2026-05-31")
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(
      result.output
        == "Catalogue 2026-05-31: 2 brands, 1 tombstone; wrote \(Workspace.outputs.joined(separator: ", ")), "
        + "5 logo files\n"
    )
    for name in Workspace.outputs { #expect(workspace.folder.bytes(name)?.isEmpty == false) }
  }

  @Test("doesn't touch a file whose content is the same")
  func unchanged() throws {
    let workspace = try Workspace()
    try workspace.run("build")
    let before = try workspace.outputs()
    let result = try workspace.run("build")
    #expect(result.output.hasSuffix("nothing to write\n"))
    #expect(try workspace.outputs() == before)
  }

  @Test("gives files that were deleted again, as they were")
  func deleted() throws {
    let workspace = try Workspace()
    try workspace.run("build")
    let before = try #require(workspace.folder.bytes("Generated/Brands.swift"))
    try FileManager.default.removeItem(atPath: "\(workspace.path)/Generated")
    try workspace.run("build")
    #expect(workspace.folder.bytes("Generated/Brands.swift") == before)
  }

  @Test("into another file, also the first time, loses no id that was released")
  func elsewhere() throws {
    let workspace = try Workspace()
    try workspace.run("build", "--date", "2026-05-31")
    let same = try workspace.run("build", "--date", "2026-06-01", "--output", "new/italy.json")
    #expect(same.output.hasPrefix("Catalogue 2026-05-31: "))
    try FileManager.default.removeItem(atPath: "\(workspace.path)/catalogue/italy/brands/ali.yaml")
    for output in ["new/italy.json", "other/italy.json"] {
      let result = try workspace.run("build", "--output", output)
      #expect(result.status == 100 && result.errors.contains("error[E202]: brand \"ali\" was published"))
    }
    #expect(workspace.folder.bytes("other/italy.json") == nil)
  }

  @Test("leaves everything as it is when there is an error, and exits with 100")
  func errors() throws {
    let workspace = try Workspace()
    try workspace.run("build")
    let before = try workspace.outputs()
    try workspace.edit(brand: "pam", "color: \"#165226\"", to: "color: \"#1652\"")
    let result = try workspace.run("build")
    #expect(result.status == 100)
    #expect(
      result.errors.contains("catalogue/italy/brands/pam.yaml:4:8: error[E102]: color \"#1652\" must be"))
    #expect(try workspace.outputs() == before)
  }

  @Test("with --release, writes nothing that apps which have the last release couldn't read")
  func release() throws {
    let workspace = try Workspace()
    try workspace.run("build", "--date", "2026-05-31")
    let schemas = "\(workspace.path)/schemas"
    try FileManager.default.copyItem(atPath: schemas, toPath: "\(workspace.path)/older")
    try workspace.edit(schema: #""category", "color""#, to: #""color""#)
    try workspace.edit(brand: "pam", "  - Pam Panorama", to: "  - Pam Local")
    let before = try workspace.outputs()
    let result = try workspace.run("build", "--release", "--baseline-schemas", "older")
    #expect(result.status == 100)
    #expect(
      result.errors.contains(#"catalogue/italy.json: error[E403]: field "brands.category" may be null now"#),
      "\(result.errors)")
    #expect(try workspace.outputs() == before)
    #expect(try workspace.run("build").status == 0)
  }

  @Test("goes on when there are warnings only")
  func warnings() throws {
    let workspace = try Workspace()
    try workspace.edit(brand: "pam", "  - Pam Panorama", to: "  - PAM")
    let result = try workspace.run("build")
    #expect(result.status == 0)
    #expect(result.errors.contains("warning[W204]"))
    #expect(workspace.folder.bytes("Generated/Brands.swift") != nil)
  }

  @Test("counts the version from the baseline that it is given")
  func baseline() throws {
    let workspace = try Workspace()
    try workspace.run("build", "--date", "2026-05-31")
    let released = try #require(workspace.folder.bytes("catalogue/italy.json"))
    try workspace.folder.write("released.json", released)
    try workspace.edit(brand: "pam", "Pam Panorama", to: "Panorama")
    let sameDay = try workspace.run("build", "--date", "2026-05-31", "--baseline", "released.json")
    #expect(sameDay.output.hasPrefix("Catalogue 2026-05-31 revision 2:"))
    let again = try workspace.run("build", "--date", "2026-06-01", "--baseline", "released.json")
    #expect(again.output.hasPrefix("Catalogue 2026-05-31 revision 2:"), "the content is the one built before")
    try workspace.edit(brand: "pam", "- Panorama", to: "- Panorama Shop")
    let nextDay = try workspace.run("build", "--date", "2026-06-01", "--baseline", "released.json")
    #expect(nextDay.output.hasPrefix("Catalogue 2026-06-01:"))
  }

  @Test("takes the day from SOURCE_DATE_EPOCH")
  func sourceDateEpoch() throws {
    let result = try Workspace().run("build", environment: ["SOURCE_DATE_EPOCH": "1700000000"])
    #expect(result.output.hasPrefix("Catalogue 2023-11-14:"))
  }

  @Test(
    "killed at any moment, leaves each file as it was or as it is to be",
    .enabled(if: TestTier.isSlow, "make test-all runs it"))
  func killed() throws {
    let workspace = try Workspace(market: "catalogue/italy")
    try workspace.run("build", "--date", "2026-05-31")
    var versions = try [Workspace.outputs.map { try #require(workspace.folder.bytes($0)) }]
    try workspace.edit(brand: "pam", "name: Pam", to: "name: Pam Pam")
    try workspace.run("build", "--date", "2026-06-01")
    versions.append(try Workspace.outputs.map { try #require(workspace.folder.bytes($0)) })
    let attempts = RandomTrials.count(20)
    for attempt in 0..<attempts {
      let isOld = attempt.isMultiple(of: 2)
      try workspace.edit(
        brand: "pam", isOld ? "name: Pam Pam" : "name: Pam\n", to: isOld ? "name: Pam" : "name: Pam Pam\n")
      let command = [Workspace.command, "build", "--date", isOld ? "2026-05-31" : "2026-06-01"]
      let delay = 0.1 + 0.4 * Double(attempt) / Double(attempts)
      try Program.runAndKill(command, in: workspace.path, after: delay)
      for (index, name) in Workspace.outputs.enumerated() {
        let bytes = try #require(workspace.folder.bytes(name))
        // The version depends on what was there; the rest of the file doesn't.
        #expect(
          bytes.suffix(4000) == versions[0][index].suffix(4000)
            || bytes.suffix(4000) == versions[1][index].suffix(4000))
        #expect(versions.contains { abs($0[index].count - bytes.count) < 30 })
      }
    }
  }
}
