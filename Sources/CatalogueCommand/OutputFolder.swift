internal import CatalogueCompiler
internal import Foundation

/// Writes what a build emitted.
struct OutputFolder {
  private let options: FileOptions

  init(_ options: FileOptions) { self.options = options }

  /// Writes the files whose content is not what is there already, and returns their paths.
  func write(_ files: [EmittedFile]) throws -> [String] {
    var written: [String] = []
    for file in files {
      let path = path(of: file.destination)
      guard !holds(path, file.bytes) else { continue }
      let folder = (path as NSString).deletingLastPathComponent
      if !folder.isEmpty {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      }
      try FileBytes.replace(path, with: file.bytes)
      written.append(path)
    }
    return written
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
