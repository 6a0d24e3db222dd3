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

  @Test("may have any name", arguments: ["k", "é"])
  func anyName(name: String) async throws {
    #expect(try await workspace.run("keys new --role root --out \(name)").status == 0)
    #expect(workspace.folder.bytes("\(name).pub.pem") != nil)
  }
}
