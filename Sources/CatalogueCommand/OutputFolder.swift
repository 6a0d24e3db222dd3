internal import CatalogueCompiler
internal import FileAccess
internal import Foundation

/// Writes what a build emitted.
struct OutputFolder {
  private let options: FileOptions

  init(_ options: FileOptions) { self.options = options }

  /// Writes the files whose content is not what is there already, deletes those that an earlier build wrote and this
  /// one didn't, and returns the paths of the written ones.
  func write(_ files: [EmittedFile]) throws(FileError) -> [String] {
    var written: [String] = []
    for file in files {
      let path = path(of: file.destination)
      guard !holds(path, file.bytes) else { continue }
      try FileBytes.makeFolder((path as NSString).deletingLastPathComponent)
      // What is generated can be generated again; thousands of files needn't be flushed one by one.
      try FileBytes.replace(path, with: file.bytes, isDurable: file.destination == .catalogue)
      written.append(path)
    }
    try deleteAllBut(files)
    return written
  }

  /// The list of what was written, so that nothing else is ever deleted.
  private var listPath: String { "\(options.generated.trimmingSlashes)/.generated-files" }

  private func deleteAllBut(_ files: [EmittedFile]) throws(FileError) {
    let names = files.compactMap { file in
      if case .generated(let name) = file.destination { name } else { nil }
    }.sorted()
    let list = Array(names.joined(separator: "\n").utf8)
    let listed = (try? FileBytes.read(listPath, limit: 64 << 20)) ?? []
    guard listed != list else { return }
    let current = Set(names)
    for name in listed.split(separator: 0x0A).map({ String(decoding: $0, as: UTF8.self) })
    where !current.contains(name) && !name.split(separator: "/").contains("..") {
      unlink("\(options.generated.trimmingSlashes)/\(name)")
    }
    try FileBytes.replace(listPath, with: list, isDurable: false)
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
