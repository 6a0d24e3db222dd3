internal import ArgumentParser
internal import HTTPTransport

/// The options that say which targets, for `download`.
struct TargetOptions: ParsableArguments {
  @Option(name: .customLong("target-name"), help: "A target's path; may be given several times.")
  var names: [String] = []
  @Option(name: .customLong("target-base-url"), help: "Where the repository's targets are.")
  var url: String?
  @Option(name: .customLong("target-dir"), help: "The folder for what is downloaded.")
  var directory: String?

  func address() throws -> FolderAddress {
    guard let url else { throw ValidationError("download needs --target-base-url") }
    return FolderAddress(url)
  }

  func folder() throws -> String {
    guard let directory else { throw ValidationError("download needs --target-dir") }
    return directory
  }
}
