internal import ArgumentParser
internal import BundlePublisher
internal import CommandRunning
internal import FileAccess
internal import UpdateFramework

/// `catalogue-bundle root sign`
struct RootSignCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign",
    abstract: "Add signatures to the new root.",
    discussion: """
      With a private key, or with a signature that was made elsewhere over the bytes that "root show --to-sign" writes:

        openssl pkeyutl -sign -rawin -inkey anna.pem -in to-sign -out anna.signature
        catalogue-bundle root sign --signature anna.pub.pem=anna.signature
      """)

  @OptionGroup var options: RootOptions
  @OptionGroup var keys: KeyOptions

  @Option(
    name: .customLong("signature"),
    help: ArgumentHelp(
      "A public key's file, and a file with the 64 bytes of its signature.", valueName: "public-key=file"))
  var signatures: [String] = []

  func validate() throws {
    guard keys.isGiven || !signatures.isEmpty else {
      throw ValidationError(
        "give a key with --key, --key-variable or --signer, or a signature with --signature.")
    }
  }

  func run() throws {
    guard var draft = try options.folder.read().draft else {
      throw FileError(
        "no root in \(options.roots) needs signatures: make a new one with \"catalogue-bundle root rotate\"")
    }
    Console.print(RootDescription.content(of: draft.metadata.payload))
    for key in try keys.keys() { try draft.sign(with: key) }
    for argument in signatures {
      let (signature, file) = try signature(argument)
      do { try draft.add(signature) } catch { throw FileError("\(file): \(error)") }
    }
    let file = try options.folder.write(draft)
    Console.print(RootDescription.status(of: draft, in: file))
  }

  private func signature(_ argument: String) throws -> (Signature, file: String) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let publicKey = parts.first, let file = parts.last else {
      throw ValidationError("\"\(argument)\": expected PUBLIC-KEY=FILE.")
    }
    let key = try KeyFiles.publicKey(in: publicKey)
    return (Signature(keyIdentifier: key.identifier, bytes: try FileBytes.read(file, limit: 1024)), file)
  }
}
