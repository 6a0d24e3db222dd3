import Foundation
import TestSupport
import Testing

/// What was published can't be taken back; what then can be done is advised.
extension RetireTests {
  @Test("a name in a command that is suggested is as a shell takes it")
  func quotedName() throws {
    let workspace = try released()
    try workspace.edit(brand: "pam", "name: Pam", to: "name: Bar \"Da $USER\"")
    try release(workspace)
    #expect(try workspace.run("rename", "pam", "Pim").status == 0)
    try release(workspace)
    let refused = try workspace.run("retire", "pam", "--undo")
    #expect(
      refused.errors.contains(#"catalogue rename pim 'Bar "Da $USER"' --id NEW-ID"#), "\(refused.errors)")
  }

  @Test("a name that was published stays as an alias, which is said, and a typing error doesn't")
  func correctedName() throws {
    let workspace = try released()
    let wrong = try workspace.run("rename", "pam", "Pamm Spa", "--id", "pam")
    #expect(wrong.output.contains(#"name "Pam" became "Pamm Spa", alias "Pam" added"#), "\(wrong.output)")
    let right = try workspace.run("rename", "pam", "Pam Spa", "--id", "pam")
    #expect(right.output.contains(#"name "Pamm Spa" became "Pam Spa""#) && !right.output.contains("added"))
    #expect(try !workspace.brand("pam").contains("Pamm"))
  }

  @Test("a published end can be followed by the id that undo suggests")
  func suggested() throws {
    let workspace = try released()
    #expect(try workspace.run("retire", "pom", "--merged-into", "ali").status == 0)
    try release(workspace)
    let refused = try workspace.run("retire", "pom", "--undo")
    #expect(refused.errors.contains("catalogue retire pom --renamed-to NEW-ID"), "\(refused.errors)")
    let result = try workspace.run("retire", "pom", "--renamed-to", "pom-due")
    #expect(result.status == 0, "\(result.errors)")
    #expect(try check(workspace) == "")
  }

  @Test("what the advice makes of a tombstone has nothing that others have had since")
  func tombstoneAgain() throws {
    let workspace = try released()
    for (id, rank) in [("quark", 1), ("zeppo", 2)] {
      let alias = id == "quark" ? ["aliases:", "  - Discount Uno"] : []
      try workspace.write(
        brand: id, Self.brand(id, id.capitalized, "rank: \(rank)") + alias.joined(separator: "\n"))
    }
    try release(workspace)
    #expect(try workspace.run("retire", "quark", "--closed").status == 0)
    try release(workspace)
    try workspace.edit(brand: "zeppo", "barcode: null", to: "barcode: null\naliases:\n  - Discount Uno")
    try release(workspace)
    let refused = try workspace.run("retire", "quark", "--undo")
    #expect(refused.errors.contains("catalogue retire quark --renamed-to NEW-ID"))
    let result = try workspace.run("retire", "quark", "--renamed-to", "quark-2")
    #expect(result.status == 0, "\(result.errors)")
    let file = try workspace.brand("quark-2")
    #expect(!file.contains("rank") && !file.contains("Discount"))
    let report = try check(workspace)
    #expect(report == "", "\(report)")
  }

  @Test(
    "a tombstone that is led to another brand is found there by its name, and no longer at the one before")
  func otherSuccessor() throws {
    let workspace = try released()
    for id in ["quark", "zeppo", "ypsilon"] { try workspace.write(brand: id, Self.brand(id, id.capitalized)) }
    try release(workspace)
    try workspace.run("retire", "quark", "--merged-into", "zeppo")
    try release(workspace)
    #expect(try workspace.brand("zeppo").contains("- Quark"))
    try workspace.run("retire", "quark", "--merged-into", "ypsilon")
    #expect(try !workspace.brand("zeppo").contains("- Quark"))
    #expect(try workspace.brand("ypsilon").contains("- Quark"))
    let report = try check(workspace)
    #expect(report == "", "\(report)")
  }
}
