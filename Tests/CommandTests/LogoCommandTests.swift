import Foundation
import TestSupport
import Testing

@Suite("catalogue logo normalize")
struct LogoCommandTests {
  private static let drawing =
    ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><style>.a{fill:#C8102E}</style><rect class="a" x="8" y="8" width="112" height="112"/></svg>"##

  private func normalize(_ svg: String, _ options: String...) throws -> (Program.Result, written: String?) {
    let workspace = try Workspace()
    try workspace.folder.write("in.svg", svg.utf8)
    let result = try workspace.run(["logo", "normalize"] + options + ["in.svg", "coin.svg"])
    return (result, workspace.folder.bytes("coin.svg").map { String(decoding: $0, as: UTF8.self) })
  }

  @Test("writes the logo in normal form, and says how many bytes it has")
  func normalForm() throws {
    let (result, written) = try normalize(Self.drawing)
    let expected =
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"><path fill="#c8102e" d="M16 16h224v224H16z"/></svg>"##
      + "\n"
    #expect(written == expected)
    #expect(result.status == 0)
    #expect(result.output == "coin.svg: \(Self.drawing.utf8.count) bytes became \(expected.utf8.count)\n")
  }

  @Test("reads the standard input and writes the standard output where a path is -")
  func streams() throws {
    let workspace = try Workspace()
    try workspace.folder.write("in.svg", Self.drawing.utf8)
    let command = "'\(Workspace.command)' logo normalize"
    let piped = try Program.run(["sh", "-ec", "\(command) - - < in.svg"], in: workspace.path)
    #expect(try workspace.run("logo", "normalize", "in.svg", "out.svg").status == 0)
    #expect(Array(piped.output.utf8) == workspace.folder.bytes("out.svg"))
    #expect((piped.status, piped.errors) == (0, ""))
    let broken = try Program.run(["sh", "-ec", "echo '<svg' | \(command) - out.svg"], in: workspace.path)
    #expect(broken.status == 100)
    #expect(broken.errors.hasPrefix("the standard input:"), "\(broken.errors)")
    let mixed = try workspace.run("logo", "normalize", "--format", "json", "in.svg", "-")
    #expect(mixed.status == 64)
    #expect(workspace.folder.bytes("-") == nil)
  }

  @Test("writes no device and no folder")
  func notFiles() throws {
    let workspace = try Workspace()
    try workspace.folder.write("in.svg", Self.drawing.utf8)
    try FileManager.default.createSymbolicLink(
      atPath: "\(workspace.path)/stdout", withDestinationPath: "/dev/stdout")
    for name in ["stdout", "schemas"] {
      let result = try workspace.run("logo", "normalize", "in.svg", name)
      #expect(result.status == 1)
      #expect(result.errors.hasPrefix("Error: can't write \(name): it is a "))
    }
  }

  @Test("writes nothing for a logo that is rejected, reports why at its position, and exits with 100")
  func rejected() throws {
    let (result, written) = try normalize(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 2 2\">\n  <text>Coin</text>\n</svg>")
    #expect(written == nil)
    #expect(result.status == 100)
    #expect(result.errors.hasPrefix("in.svg:2:3: error[E210]: "), "\(result.errors)")
    #expect(result.errors.contains("(svg-text)"))
  }

  @Test("rejects a script; with --sanitize, removes it with a warning")
  func sanitize() throws {
    let svg = Self.drawing.replacing("</svg>", with: "<script>alert(1)</script></svg>")
    let (rejection, nothing) = try normalize(svg)
    #expect((rejection.status, nothing) == (100, nil))
    let (result, written) = try normalize(svg, "--sanitize")
    #expect(result.status == 0)
    #expect(result.errors.contains("warning[W210]: there is a script (svg-script)"), "\(result.errors)")
    #expect(written?.contains("script") == false)
  }

  @Test("says which file can't be read")
  func missing() throws {
    let result = try Workspace().run("logo", "normalize", "missing.svg", "out.svg")
    #expect(result.status == 1)
    #expect(result.errors.contains("missing.svg"))
  }
}
