internal import ArgumentParser
internal import HTTPTransport

/// The options that say which metadata.
struct RepositoryOptions: ParsableArguments {
  @Option(name: .customLong("metadata-dir"), help: "The folder of the metadata that was verified so far.")
  var folder: String
  @Option(
    name: .customLong("metadata-url"),
    help: "Where the repository's metadata is: over https, or over http on this machine.")
  var url: String?

  func address() throws -> FolderAddress {
    guard let url else { throw ValidationError("--metadata-url is missing") }
    return FolderAddress(url)
  }
}
