import TestSupport
import Testing

@Suite("The README's picture of the preview")
struct PreviewPictureTests {
  @Test("it is no older than the page")
  func isCurrent() throws {
    let result = try Program.run(["scripts/preview-picture", "--check"])
    #expect((result.status, result.errors) == (0, ""))
  }

  @Test("it is quick to load")
  func size() throws { #expect(try Project.bytes("docs/preview.png").count < 300_000) }
}
