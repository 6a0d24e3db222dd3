import BundleTestSupport
import Foundation
import TestSupport
import Testing

@Suite("Signers", .enabled(if: OpenSSL.isThere, "run scripts/require openssl"))
struct SignerTests {
  private let workspace: BundleWorkspace

  init() async throws {
    workspace = try await BundleWorkspace()
    try await workspace.publish(SampleCatalogue("2026-06-01", ["alfa"]))
  }

  /// The argument of `--signer` for a key with which OpenSSL signs; it may do something first.
  private func signer(_ name: String, first: String = "") -> String {
    "\(name).pub.pem=\(first)openssl pkeyutl -sign -rawin -inkey \(name).pem -in /dev/stdin"
  }

  private func run(_ arguments: String, signers: String...) async throws -> Program.Result {
    let options = signers.flatMap { ["--signer", $0] }
    return try await workspace.run(arguments.split(separator: " ").map(String.init) + options)
  }

  @Test("sign a release beside a key in a file")
  func publish() async throws {
    try workspace.write(SampleCatalogue("2026-06-02", ["alfa"]))
    let result = try await run("publish --repository site --key ci.pem", signers: signer("release"))
    #expect(result.status == 0, "\(result.errors)")
    #expect(try await workspace.run(BundleWorkspace.verify).status == 0)
  }

  @Test("are announced with the number of bytes that they get")
  func length() async throws {
    let command =
      "cat >message; wc -c <message >>counts; openssl pkeyutl -sign -rawin -inkey ci.pem -in message"
    let result = try await run("refresh --repository site", signers: "ci.pub.pem=\(command)")
    let text = String(decoding: workspace.folder.bytes("counts") ?? [], as: UTF8.self)
    let counts = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(counts.count == 2)
    for (role, count) in zip(["snapshot", "timestamp"], counts) {
      #expect(result.errors.contains("\(role): \(count) bytes to the signer of ci.pub.pem\n"))
    }
  }

  @Test("sign a root, one at a time")
  func root() async throws {
    try await workspace.succeed("root rotate")
    #expect(try await run("root sign", signers: signer("anna")).output.contains("needs 1 signature"))
    #expect(
      try await run("root sign", signers: signer("bruno")).output.hasSuffix("signed, ready to publish\n"))
  }

  @Test("meet a threshold of two together with a key in a file")
  func threshold() async throws {
    try await workspace.makeKey("second", for: "targets")
    try await workspace.succeed("root add-key --key targets=second.pub.pem --threshold targets=2")
    try await workspace.sign("anna", "bruno")
    let result = try await run(BundleWorkspace.publish, signers: signer("second"))
    #expect(result.status == 0, "\(result.errors)")
    #expect(try await workspace.run(BundleWorkspace.verify).status == 0)
  }

  @Test("are asked once for each file, also while keys are replaced")
  func once() async throws {
    try await workspace.makeKey("next", for: "targets")
    try await workspace.succeed("root add-key --key targets=next.pub.pem")
    try await workspace.sign("anna", "bruno")
    let result = try await run(
      "publish --repository site --key ci.pem", signers: signer("release", first: "echo >>asked; "))
    #expect(result.status == 0, "\(result.errors)")
    #expect(workspace.folder.bytes("asked")?.count == 1)
  }

  @Test("that hang are killed, with what they have started")
  func hanging() async throws {
    let command = "ci.pub.pem=echo $$ >pids; sleep 600 & echo $! >>pids; wait"
    let result = try await run("refresh --repository site --signer-timeout 1", signers: command)
    #expect(result.status == 1)
    #expect(result.errors.contains("took longer than 1 second and was killed"))
    let pids = String(decoding: workspace.folder.bytes("pids") ?? [], as: UTF8.self).split(separator: "\n")
    #expect(pids.count == 2)
    for pid in pids { #expect(try isGone(String(pid))) }
  }

  @Test("may ask for a PIN at the terminal", .enabled(if: Terminal.isThere, "run scripts/require python"))
  func terminal() throws {
    let ask = "read pin </dev/tty; echo the PIN is $pin >&2; "
    let command = [BundleWorkspace.command, "refresh", "--repository", "site", "--signer-timeout", "20"]
    let result = try Terminal.run(
      command + ["--signer", signer("ci", first: ask)], answer: "1234\n1234", in: workspace.path)
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("the PIN is 1234"))
  }

  /// Whether a process has ended; nobody may have asked for its status yet.
  private func isGone(_ pid: String) throws -> Bool {
    try Program.run(["ps", "-o", "stat=", "-p", pid]).output.allSatisfy { "Z \n".contains($0) }
  }
}
