internal import CatalogueEmit
internal import FileAccess
internal import Foundation

/// Writes what a build emitted.
struct OutputFolder {
  private let options: FileOptions<WrittenOutput>
  private let list: GeneratedFileList

  init(_ options: FileOptions<WrittenOutput>) {
    self.options = options
    list = GeneratedFileList(in: options.generated)
  }

  /// Writes the files whose content changes, deletes those that only an earlier build wrote, and returns the paths of
  /// the written ones.
  func write(_ files: [EmittedFile]) throws(FileError) -> [String] {
    var written: [String] = []
    var folders: Set<String> = []
    for file in files {
      let path = path(of: file.destination)
      guard !FileBytes.file(path, holds: file.bytes) else { continue }
      let folder = PathParts(path).folder
      // Thousands of files are in few folders: each folder is made once.
      if folders.insert(folder).inserted { try FileBytes.makeFolder(folder) }
      // What is generated can be generated again; thousands of files needn't be flushed one by one.
      try FileBytes.replace(path, with: file.bytes, isDurable: file.destination == .catalogue)
      written.append(path)
    }
    try deleteAllBut(files)
    return written
  }

  /// Deletes what an earlier build's list has and this build doesn't emit, and never anything else.
  private func deleteAllBut(_ files: [EmittedFile]) throws(FileError) {
    let names = files.compactMap { file in
      if case .generated(let name) = file.destination { name } else { nil }
    }.sorted()
    let listed = list.names()
    guard listed != names else { return }
    let current = Set(names)
    for name in listed where !current.contains(name) { delete(name) }
    try list.store(names)
  }

  /// Deletes a generated file, and the folders that are empty without it.
  private func delete(_ name: String) {
    let root = options.generated.trimmingSlashes
    // A folder that somebody else emptied isn't deleted.
    guard unlink("\(root)/\(name)") == 0 else { return }
    var folder = name.split(separator: "/").dropLast()
    // The system deletes no folder that has anything in it.
    while !folder.isEmpty, rmdir("\(root)/\(folder.joined(separator: "/"))") == 0 { folder.removeLast() }
  }

  private func path(of destination: EmittedFile.Destination) -> String {
    switch destination {
    case .catalogue: options.cataloguePath
    case .generated(let name): "\(options.generated.trimmingSlashes)/\(name)"
    }
  }
}
