import TestSupport
import Testing

/// Ends that follow others: of brands that had taken another's place, and of those that had ended.
extension RetireTests {
  @Test("two ends in a row are taken back one after the other, and the wrong one says which is first")
  func chain() throws {
    let workspace = try released()
    let before = try sources(workspace)
    try workspace.run("rename", "pam", "Pim")
    let renamed = try sources(workspace)
    try workspace.run("retire", "pim", "--closed")
    let refused = try workspace.run("retire", "pam", "--undo")
    #expect(refused.status == 100)
    #expect(refused.errors.contains("catalogue/italy/brands/pam.yaml: error[E208]: logoBackground is set"))
    #expect(
      refused.errors.contains(
        "\"pam\" went on in pim, which has ended too; undo that first: catalogue retire pim --undo"))

    let undone = try workspace.run("retire", "pim", "--undo")
    #expect(undone.lines.contains("catalogue/italy/brands/pam.yaml: status renamed, replacedBy pim"))
    #expect(try sources(workspace) == renamed)
    #expect(try workspace.run("retire", "pam", "--undo").status == 0)
    #expect(try sources(workspace) == before)
  }

  @Test("a tombstone that was led on twice since the release comes back, step by step")
  func publishedChain() throws {
    let workspace = try released()
    try workspace.run("rename", "pam", "Pim")
    try release(workspace)
    let before = try sources(workspace)
    try workspace.run("rename", "pim", "Pum")
    let renamed = try sources(workspace)
    try workspace.run("retire", "pum", "--closed")

    #expect(try workspace.run("retire", "pum", "--undo").status == 0)
    #expect(try sources(workspace) == renamed)
    #expect(try workspace.run("retire", "pim", "--undo").status == 0)
    #expect(try sources(workspace) == before)
  }

  @Test("an end that is there already changes nothing, and says so")
  func again() throws {
    let workspace = try released()
    #expect(try workspace.run("retire", "pom", "--closed").status == 0)
    let result = try workspace.run("retire", "pom", "--closed")
    #expect(result.status == 0)
    #expect(result.output == "Nothing was changed: it is so already\n")
  }
}
