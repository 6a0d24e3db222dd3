internal import ArgumentParser
internal import BundlePublisher
internal import FileAccess
internal import UpdateFramework

/// The private keys to sign with, and what signs with others.
struct KeyOptions: ParsableArguments {
  @Option(
    name: .customLong("key"),
    help: ArgumentHelp("A file with a private key in PEM. Can be repeated.", valueName: "file"),
    transform: GivenPath.checked)
  var files: [String] = []

  @Option(
    name: .customLong("key-variable"),
    help: ArgumentHelp(
      "The name of an environment variable that holds a private key in PEM. Can be repeated.",
      valueName: "name"))
  var variables: [String] = []

  @Option(
    name: .customLong("signer"),
    help: ArgumentHelp(
      "A public key's file, and a command of the shell that signs with the private key, wherever it is. The command reads "
        + "the bytes to be signed from its standard input, and writes the 64 bytes of the Ed25519 signature to its standard "
        + "output. Can be repeated.",
      valueName: "public-key=command"))
  var signers: [String] = []

  @Option(help: ArgumentHelp("How long a signer may take.", valueName: "seconds"))
  var signerTimeout = 120

  /// Whether there is any key.
  var isGiven: Bool { !files.isEmpty || !variables.isEmpty || !signers.isEmpty }

  func validate() throws {
    guard (1...3600).contains(signerTimeout) else {
      throw ValidationError("--signer-timeout: expected a number of seconds from 1 to 3600.")
    }
  }

  /// The keys, each once.
  func keys() throws -> [any Signer] {
    var keys: [any Signer] = []
    for path in files { keys.append(try KeyFiles.signingKey(in: path)) }
    for name in variables { keys.append(try KeyFiles.signingKey(inVariable: name)) }
    for signer in signers { keys.append(try CommandSigner(signer, timeout: signerTimeout)) }
    var seen: Set<String> = []
    return keys.filter { seen.insert($0.verificationKey.text).inserted }
  }
}
