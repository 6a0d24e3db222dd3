internal import ArgumentParser
internal import CommandRunning
internal import FileAccess
internal import Foundation
internal import UpdateFramework

/// `catalogue-bundle keys`
struct KeysCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keys", abstract: "Make keys.", subcommands: [KeysNewCommand.self])
}

/// `catalogue-bundle keys new`
struct KeysNewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Make an Ed25519 key pair.",
    discussion: """
      Writes the private key as PKCS#8 PEM, readable by you alone, like "openssl genpkey -algorithm ed25519". The public \
      key is written beside it, as .pub.pem.
      """)

  @Option(help: "The key's role: root, targets, snapshot or timestamp.", transform: RoleName.named)
  var role: RoleName

  @Option(
    name: .customLong("out"), help: ArgumentHelp("The private key's file.", valueName: "file"),
    transform: GivenPath.checked)
  var output: String

  func run() throws {
    guard !output.hasSuffix(KeyFiles.publicSuffix) else {
      throw FileError("\(output) is a name for a public key: give the private one another, such as ci.pem")
    }
    let publicPath = KeyFiles.publicPath(of: output)
    for path in [output, publicPath] where try FileBytes.isThere(path) {
      throw FileError("\(path) exists already, and keys are never overwritten: give another name")
    }
    let key = SigningKey()
    try NewFiles([
      .init(output, Array(key.pem.utf8), mode: 0o600), .init(publicPath, Array(key.publicKeyPEM.utf8)),
    ]).write()
    try FileBytes.flushFolder(PathParts(output).folder, .durability)
    let identifier = PublicKey(of: key).identifier.text
    Console.print("\(output): private key for \(role.text), keep it secret and out of version control")
    Console.print("\(publicPath): public key \(identifier)")
  }
}
