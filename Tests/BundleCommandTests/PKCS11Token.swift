import Foundation
import TestSupport

/// A token in software, whose keys can't be read. Its files are in a folder of the test.
struct PKCS11Token {
  /// What a command about the token printed when it failed.
  struct Failure: Error {
    let text: String
  }

  /// Whether SoftHSM and OpenSC are there; with CI=true the tests that need them run anyway, and fail.
  static let isThere = (Program.isThere("softhsm") && Program.isThere("opensc")) || Project.isCI

  /// What `pkcs11-tool` speaks to it by.
  static let module =
    [
      "/usr/lib/softhsm/libsofthsm2.so", "/opt/homebrew/lib/softhsm/libsofthsm2.so",
      "/usr/local/lib/softhsm/libsofthsm2.so",
    ].first { FileManager.default.fileExists(atPath: $0) } ?? "libsofthsm2.so"

  /// The file that `SOFTHSM2_CONF` names.
  let settings: String

  /// A new token with some key pairs. Their public keys are in the folder, as NAME.pub.pem.
  init(in folder: TemporaryFolder, keys: [String]) throws {
    settings = "\(folder.path)/softhsm2.conf"
    let tokens = "\(folder.path)/tokens"
    try FileManager.default.createDirectory(atPath: tokens, withIntermediateDirectories: true)
    try folder.write("softhsm2.conf", "directories.tokendir = \(tokens)\nlog.level = ERROR\n".utf8)
    try run("softhsm2-util --init-token --free --label test --pin 1234 --so-pin 4321", in: folder)
    for name in keys {
      try run("\(tool) --keypairgen --key-type EC:edwards25519 --label \(name)", in: folder)
      try run("\(tool) --read-object --type pubkey --label \(name) --output-file \(name).pub.pem", in: folder)
    }
  }

  private var tool: String {
    "pkcs11-tool --module \(Self.module) --token-label test --login --pin 1234"
  }

  /// The line that signs with one of its keys.
  func signer(_ key: String) -> String {
    "SOFTHSM2_CONF='\(settings)' \(tool) --sign --mechanism EDDSA --label \(key) "
      + "--input-file /dev/stdin --output-file /dev/stdout"
  }

  private func run(_ line: String, in folder: TemporaryFolder) throws {
    let result = try Program.run(
      ["sh", "-c", line], in: folder.path, environment: ["SOFTHSM2_CONF": settings])
    guard result.status == 0 else { throw Failure(text: result.output + result.errors) }
  }
}
