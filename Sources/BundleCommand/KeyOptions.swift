internal import ArgumentParser
internal import FileAccess
internal import UpdateFramework

/// The private keys to sign with.
struct KeyOptions: ParsableArguments {
  @Option(
    name: .customLong("key"),
    help: ArgumentHelp("A file with a private key in PEM. May be given several times.", valueName: "file"))
  var files: [String] = []

  @Option(
    name: .customLong("key-variable"),
    help: ArgumentHelp(
      "The name of an environment variable that holds a private key as PEM. May be given several times.",
      valueName: "name"))
  var variables: [String] = []

  /// The keys, each once.
  func keys() throws(FileError) -> [SigningKey] {
    var keys: [SigningKey] = []
    for path in files { keys.append(try KeyFiles.signingKey(in: path)) }
    for name in variables { keys.append(try KeyFiles.signingKey(inVariable: name)) }
    var seen: Set<String> = []
    return keys.filter { seen.insert($0.publicKey).inserted }
  }
}
