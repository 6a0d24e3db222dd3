import Foundation
import TestSupport
import Testing

@testable import BundleCommand

/// PUBLISHING.md lists how many bytes tokens and services sign at once.
@Suite("The longest messages to sign")
struct MessageLengthTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "OpenSSL signs the longest list of targets that apps read, from the standard input",
    .enabled(if: OpenSSL.isThere, "run scripts/require openssl"))
  func openSSL() throws {
    try shell(
      "openssl genpkey -algorithm ed25519 -out key.pem && openssl pkey -in key.pem -pubout -out key.pub.pem")
    try expectSignature(
      by: "openssl pkeyutl -sign -rawin -inkey '\(folder.path)/key.pem' -in /dev/stdin", length: 8_000_000)
  }

  @Test(
    "a PKCS #11 token signs 1024 bytes by pkcs11-tool",
    .enabled(if: TestTier.isSlow, "make test-all runs it"),
    .enabled(if: PKCS11Token.isThere, "run scripts/require softhsm opensc"))
  func token() throws {
    let token = try PKCS11Token(in: folder, keys: ["key"])
    try expectSignature(by: token.signer("key"), length: 1024)
  }

  private func expectSignature(by line: String, length: Int) throws {
    let message = [UInt8](repeating: 0x7b, count: length)
    let command = ShellCommand(line: line, timeout: 120, outputLimit: 64)
    try folder.write("message", message)
    try folder.write("signature", try command.run(input: message))
    let verdict = try shell(
      "openssl pkeyutl -verify -pubin -inkey key.pub.pem -rawin -in message -sigfile signature")
    #expect(verdict == "Signature Verified Successfully\n")
  }

  @discardableResult
  private func shell(_ line: String) throws -> String {
    try Program.run(["sh", "-c", line], in: folder.path).output
  }
}
