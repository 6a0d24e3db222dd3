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

  @Test(
    "says that the result is too large to be published",
    arguments: [(300, 0, "warning[W210]"), (900, 100, "error[E210]")])
  func large(count: Int, status: Int32, finding: String) throws {
    let circles = (0..<count).map {
      "<circle cx='\($0 % 250).3' cy='\($0 / 4).7' r='2.\($0 % 9)' fill='#\(100 + $0)'/>"
    }
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 256 256'>\(circles.joined())</svg>"
    let (result, written) = try normalize(svg)
    #expect(result.status == status)
    #expect(result.errors.contains("in.svg:1:1: \(finding): the logo has \(written?.utf8.count ?? 0) bytes"))
  }

  @Test("gives ids a name that XML allows")
  func standardOutput() throws {
    let workspace = try Workspace()
    let gradient =
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><linearGradient id="a"><stop stop-color="red"/><stop offset="1"/></linearGradient><path fill="url(#a)" d="M0 0h9v9z"/></svg>"##
    try workspace.folder.write("in.svg", gradient.utf8)
    #expect(try workspace.run("logo", "normalize", "in.svg", "-").output.contains(#"id="logo-g0""#))
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

  @Test(
    "writes no device, no folder and no link to one",
    arguments: ["stdout", "null", "schemas", "folder", "loop"])
  func notFiles(name: String) throws {
    let workspace = try Workspace()
    try workspace.folder.write("in.svg", Self.drawing.utf8)
    let links = ["stdout": "/dev/stdout", "null": "/dev/null", "folder": "schemas", "loop": "loop"]
    if let target = links[name] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(workspace.path)/\(name)", withDestinationPath: target)
    }
    let result = try workspace.run("logo", "normalize", "in.svg", name)
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("Error: can't write "), "\(result.errors)")
    let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(workspace.path)/\(name)")
    #expect(target == links[name])
  }

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

  @Test(
    "writes what a symbolic link stands for, and keeps the link", arguments: ["coin.svg", "there/other.svg"])
  func link(target: String) throws {
    let workspace = try Workspace()
    try workspace.folder.write("in.svg", Self.drawing.utf8)
    try workspace.folder.write("there/other.svg", "old".utf8)
    let link = "\(workspace.path)/link.svg"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    #expect(try workspace.run("logo", "normalize", "in.svg", "link.svg").status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
    #expect(workspace.folder.bytes(target)?.starts(with: "<svg".utf8) == true)
  }

  @Test(
    "reads what a browser reads: entities of plain text, UTF-16, no namespace; positions are those of the file"
  )
  func encodings() throws {
    let declared = "<!DOCTYPE svg [\n<!ENTITY ns_svg \"http://www.w3.org/2000/svg\">\n]>\n"
    let entity = declared + Self.drawing.replacing("http://www.w3.org/2000/svg", with: "&ns_svg;")
    let (read, written) = try normalize(entity, "--sanitize")
    #expect((read.status, read.errors) == (0, ""))
    #expect(written?.contains("#c8102e") == true)
    let (rejected, _) = try normalize(entity.replacing("</svg>", with: "<text>A</text></svg>"))
    #expect(rejected.errors.hasPrefix("in.svg:4:"), "\(rejected.errors)")
    let workspace = try Workspace()
    let text = Self.drawing.replacing("</svg>", with: "\n<title>é😀</title><text>A</text></svg>")
    try workspace.folder.write(
      "in.svg", [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] })
    let utf16 = try workspace.run("logo", "normalize", "in.svg", "coin.svg")
    #expect(utf16.errors.hasPrefix("in.svg:2:18: error[E210]"), "\(utf16.errors)")
    #expect(utf16.errors.contains("<title>é😀</title><text>A"), "\(utf16.errors)")
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
