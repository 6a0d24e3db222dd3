import Foundation
import TestSupport
import Testing

@Suite("New key files")
struct KeyTests {
  private let workspace: BundleWorkspace

  init() async throws { workspace = try await BundleWorkspace() }

  @Test("are readable by their owner alone")
  func mode() async throws {
    try await workspace.makeKey("new", for: "timestamp")
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(workspace.path)/new.pem")
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test("are never written over another", arguments: ["ci.pem", "ci.pub.pem"])
  func overwriting(name: String) async throws {
    let before = [workspace.folder.bytes("ci.pem"), workspace.folder.bytes("ci.pub.pem")]
    let other = name == "ci.pem" ? "ci.pub.pem" : "ci.pem"
    try FileManager.default.moveItem(
      atPath: "\(workspace.path)/\(other)", toPath: "\(workspace.path)/moved")
    let result = try await workspace.run("keys new --role timestamp --out ci.pem")
    #expect(result.status == 1)
    #expect(result.errors.contains("\(name) exists already"))
    #expect(before.contains(workspace.folder.bytes(name)))
  }

  @Test("may have any name", arguments: ["k", "é"])
  func anyName(name: String) async throws {
    #expect(try await workspace.run("keys new --role root --out \(name)").status == 0)
    #expect(workspace.folder.bytes("\(name).pub.pem") != nil)
  }

  @Test("need a name, which isn't a link's, and leave no private key without its public one")
  func refusedNames() async throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(workspace.path)/link", withDestinationPath: "nowhere")
    let before = Set(try FileManager.default.contentsOfDirectory(atPath: workspace.path))
    // Its public key's name is too long.
    let long = String(repeating: "n", count: 242)
    for (name, status, reason) in [
      ("", 64, "'--out <file>': the path is empty"), ("link", 1, "link: it is a symbolic link"),
      (long, 1, "\(long).pub.pem: file name too long"),
    ] {
      let result = try await workspace.run(["keys", "new", "--role", "root", "--out", name])
      #expect(result.status == Int32(status))
      #expect(result.errors.contains(reason), "\(result.errors)")
    }
    #expect(Set(try FileManager.default.contentsOfDirectory(atPath: workspace.path)) == before)
  }

  @Test("are for one of the four roles")
  func role() async throws {
    #expect(try await workspace.run("keys new --role mirror --out key.pem").status == 64)
  }
}
