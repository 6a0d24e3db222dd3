internal import ArgumentParser
internal import BundlePublisher
internal import FileAccess

/// Where to say what has to be uploaded.
struct UploadListOptions: ParsableArguments {
  @Option(
    name: .customLong("upload-list"),
    help: ArgumentHelp(
      "A file to write the paths of the written files to, a line each, in the order in which they have to be uploaded.",
      valueName: "file"))
  var path: String?

  /// Writes the list, an empty one where nothing was written.
  func write(_ publication: Publication?) throws(FileError) {
    guard let path else { return }
    let lines = publication?.files.map { $0.path + "\n" } ?? []
    try FileBytes.replace(path, with: Array(lines.joined().utf8))
  }
}
