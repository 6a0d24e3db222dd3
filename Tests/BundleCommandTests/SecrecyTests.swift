import BundleTestSupport
import Foundation
import TestSupport
import Testing

@Suite("Keys stay secret")
struct SecrecyTests {
  private let workspace: BundleWorkspace
  private let pem: String
  /// What nobody may see: the line that holds the key.
  private let secret: String

  init() async throws {
    workspace = try await BundleWorkspace()
    pem = String(decoding: workspace.folder.bytes("ci.pem") ?? [], as: UTF8.self)
    secret = try #require(pem.split(separator: "\n").dropFirst().first.map(String.init))
    try workspace.write(SampleCatalogue("2026-06-01", ["alfa"]))
  }

  @Test("no part of a used key is printed, from a file or the environment")
  func used() async throws {
    let result = try await workspace.run(
      "publish --repository site --first --key release.pem --key-variable CI_KEY",
      environment: ["CI_KEY": pem])
    #expect(result.status == 0)
    #expect(!(result.output + result.errors).contains(secret))
  }

  @Test(
    "a key as an argument is rejected and not repeated",
    arguments: [
      ["refresh", "--repository", "site", "--key"], ["refresh", "--repository", "site", "--key-variable"],
      ["root", "add-key", "--key"], [], ["verify", "site", "--root"], ["keys", "new", "--role"],
    ])
  func argument(arguments: [String]) async throws {
    for text in [pem, "targets=" + pem, secret] {
      let result = try await workspace.run(arguments + [text])
      #expect(result.status != 0)
      #expect(!(result.output + result.errors).contains(secret))
    }
  }

  @Test(
    "an error about a damaged key doesn't repeat it",
    arguments: ["-----END", "-----BEGIN PRIVATE KEY-----\n", "PRIVATE"])
  func damaged(piece: String) async throws {
    let text = pem.replacingOccurrences(of: piece, with: "x")
    try workspace.folder.write("damaged.pem", text.utf8)
    for arguments in ["--key damaged.pem", "--key-variable CI_KEY"] {
      let result = try await workspace.run(
        "publish --repository site \(arguments)", environment: ["CI_KEY": text])
      #expect(result.status == 1)
      #expect(!(result.output + result.errors).contains(secret))
    }
  }
}
