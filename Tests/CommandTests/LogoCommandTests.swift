import Foundation
import TestSupport
import Testing

@Suite("catalogue logo normalize")
struct LogoCommandTests {
  private static let drawing =
    ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><style>.a{fill:#C8102E}</style><rect class="a" x="8" y="8" width="112" height="112"/></svg>"##

  @Test("leaves /dev/stdout a link, also where it is redirected to a file")
  func device() throws {
    let workspace = try Workspace()
    try workspace.folder.write("in.svg", Self.drawing.utf8)
    let before = try? FileManager.default.destinationOfSymbolicLink(atPath: "/dev/stdout")
    let command = "'\(Workspace.command)' logo normalize in.svg /dev/stdout > out.svg"
    let result = try Program.run(["sh", "-c", command], in: workspace.path)
    #expect(result.status == 1)
    #expect(result.errors == "Error: can't write /dev/stdout: it isn't a file\n")
    #expect(workspace.folder.bytes("out.svg") == [])
    #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: "/dev/stdout")) == before)
  }
}
