import BundleTestSupport
import Foundation
import TestSupport
import Testing

/// What PUBLISHING.md says to do on all other days, run as it is written, from the first key to a replaced one.
@Suite("PUBLISHING.md, from the first key on", .enabled(if: OpenSSL.isThere, "run scripts/require openssl"))
struct PublishingStoryTests {
  private let workspace: BundleWorkspace
  private let blocks: [Guide.Block]

  init() throws {
    workspace = BundleWorkspace(in: try TemporaryFolder())
    blocks = try Guide("PUBLISHING.md").blocks
    try workspace.write(SampleCatalogue("2026-06-01", revision: 2, ["conad", "alfa"]))
    // In the place of Amazon's program.
    try workspace.folder.write("aws", "#!/bin/sh\n".utf8)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(workspace.path)/aws")
  }

  /// Runs the commands of a block. What it shows of their output has to be that, but for identifiers and numbers.
  /// - Parameter edits: what is written in the place of something else.
  private func follow(_ name: String, _ edits: [String: String] = [:]) throws {
    let block = try #require(blocks.first { $0.name == name }, "\(name)")
    try #require(!block.examples.isEmpty, "\(name)")
    for (command, shown) in block.examples {
      let line = edits.reduce(command) { $0.replacing($1.key, with: $1.value) }
      let result = try run(line)
      try #require(result.status == 0, "\(line): \(result.output)")
      guard !shown.isEmpty else { continue }
      let printed = Self.form(result.output)
      if shown.hasPrefix("…\n") {
        #expect(printed.hasSuffix(Self.form(String(shown.dropFirst(2)))), "\(line)")
      } else {
        #expect(printed == Self.form(shown), "\(line)")
      }
    }
  }

  /// Runs a line, and keeps the identifiers of the keys that it makes.
  private func run(_ line: String) throws -> Program.Result {
    let result = try workspace.shell("exec 2>&1; export PATH=\"$PWD:$PATH\"; \(line)")
    for key in result.output.matches(of: /(\S+)\.pub\.pem: public key ([0-9a-f]{64})/) {
      try workspace.folder.write("\(key.1).id", String(key.2).utf8)
    }
    return result
  }

  /// A text without what differs from one run to the next: identifiers, days, times, numbers.
  private static func form(_ text: String) -> String {
    text.replacing(/[0-9a-f]{64}/, with: "ID").replacing(
      /[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9:]+Z)?/, with: "DAY"
    )
    .replacing(/[0-9]+/, with: "0")
  }

  private func succeed(_ line: String) throws {
    let result = try run("catalogue-bundle \(line)")
    try #require(result.status == 0, "\(line): \(result.output)")
  }

  /// The beginning of a key's identifier.
  private func identifier(_ key: String) throws -> String {
    String(decoding: try #require(workspace.folder.bytes("\(key).id")).prefix(8), as: UTF8.self)
  }

  /// Follows the page up to the first release.
  private func release() throws {
    try follow("The first root: console 0")
    try succeed("keys new --role root --out bruno.pem")
    try follow("The first root: console 1")
    for number in 2...4 { try follow("The first root: console \(number)") }
    try follow("A release: console 0")
  }

  /// Uploads what waits for it.
  private func upload() throws {
    let script = Project.root.appendingPathComponent("scripts/upload-bundle").path
    try follow("Uploading: console 0", ["scripts/upload-bundle": "'\(script)'"])
  }

  @Test("the first root, the first release, the daily job and an upload print what it says")
  func firstRelease() throws {
    try release()
    try follow("Every day: console 0", ["catalogue-bundle": "CI_KEY=\"$(cat ci.pem)\" catalogue-bundle"])
    try upload()
    try follow("Keys that aren't files: console 0")
  }

  @Test("a key of the daily job, then one of the release are replaced")
  func replacement() throws {
    try release()
    try upload()
    let sign = "&& catalogue-bundle root sign --key anna.pem && catalogue-bundle root sign --key bruno.pem"
    try follow(
      "Replacing a key: console 0",
      ["# and Bruno, as above": "&& catalogue-bundle root sign --key bruno.pem"])
    try upload()

    try succeed("keys new --role targets --out release-2.pem")
    let publish = "&& catalogue-bundle publish --repository site --key ci-2.pem --key release-2.pem"
    try follow(
      "Replacing a key: console 2",
      [
        "# sign it, and publish with both keys": "\(sign) \(publish) --key release.pem",
        "# 90 days later: sign and publish it": "\(sign) \(publish)",
        "61d14570": try identifier("release"),
      ])
    try succeed(BundleWorkspace.verify)
  }

  @Test("a lost root key is replaced by two others, and lost keys of the release by a gap")
  func loss() throws {
    try release()
    try succeed("keys new --role root --out bruno-2.pem")
    try follow("A key is lost: console 0", ["eb028322": try identifier("bruno")])

    for key in ["targets=release-2", "timestamp=ci-2"] {
      let parts = key.split(separator: "=")
      try succeed("keys new --role \(parts[0]) --out \(parts[1]).pem")
    }
    try succeed(
      "root rotate --key targets=release-2.pub.pem --key snapshot=ci-2.pub.pem --key timestamp=ci-2.pub.pem")
    for key in ["anna", "spare"] { try succeed("root sign --key \(key).pem") }
    try follow("A key is lost: console 1")
    try succeed(BundleWorkspace.verify)
  }

  @Test("the files of a logo that was taken down are deleted")
  func takingDown() throws {
    try release()
    try upload()
    try workspace.write(SampleCatalogue("2026-06-02", ["alfa"], closed: ["conad"]))
    try succeed(BundleWorkspace.publish)
    try follow("Taking down a logo: console 0")
  }

  @Test(
    "the settings for nginx are ones that it reads",
    .enabled(if: WebServer.isThere, "run scripts/require nginx"))
  func nginx() throws {
    let block = try #require(blocks.first { $0.name == "Uploading: nginx 0" })
    let server = block.text.replacing("server {", with: "server { listen unix:\(workspace.path)/socket;")
    let settings = try workspace.folder.write(
      "nginx.conf", "pid \(workspace.path)/pid; events {} http { access_log off; \(server) }".utf8)
    let result = try workspace.shell("PATH=\"$PATH:/usr/sbin\" nginx -t -e errors -c '\(settings)'")
    #expect(result.status == 0, "\(result.errors)")
  }
}
