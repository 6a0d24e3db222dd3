internal import CatalogueCompiler
internal import Foundation

/// Writes what a build emitted.
struct OutputFolder {
  private let options: FileOptions

  init(_ options: FileOptions) { self.options = options }

  /// Writes the files whose content is not what is there already, and returns their paths.
  func write(_ files: [EmittedFile]) throws(FileError) -> [String] {
    var written: [String] = []
    for file in files {
      let path = path(of: file.destination)
      guard !holds(path, file.bytes) else { continue }
      try makeFolder((path as NSString).deletingLastPathComponent)
      try FileBytes.replace(path, with: file.bytes)
      written.append(path)
    }
    return written
  }

  private func makeFolder(_ path: String) throws(FileError) {
    guard !path.isEmpty else { return }
    do { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) } catch {
      throw FileError("make the folder", path, error)
    }
  }

  private func path(of destination: EmittedFile.Destination) -> String {
    switch destination {
    case .catalogue: options.cataloguePath
    case .generated(let name): "\(options.generated.trimmingSlashes)/\(name)"
    }
  }

  private func holds(_ path: String, _ bytes: [UInt8]) -> Bool {
    (try? FileBytes.read(path, limit: bytes.count + 1)) == bytes
  }
}
