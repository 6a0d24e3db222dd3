internal import CatalogueEmit
internal import CatalogueSources
internal import FileAccess
internal import Foundation

/// Writes what a build emitted.
struct OutputFolder {
  private let options: FileOptions<WrittenOutput>
  private let list: GeneratedFileList

  init(_ options: FileOptions<WrittenOutput>) {
    self.options = options
    list = GeneratedFileList(in: options.generated, from: options.market)
  }

  /// What a build did to the folder.
  struct Changes {
    /// The files that were written.
    fileprivate(set) var written: [EmittedFile.Destination] = []
    /// The paths of those that had another content, and that no earlier build had written.
    fileprivate(set) var replaced: [String] = []
    /// How many files of earlier builds were deleted.
    fileprivate(set) var deletedCount = 0
    /// The identities of the files that were written or found written, by their names, each taken at once: what changes them
    /// afterwards isn't this build. The catalogue's name is empty.
    fileprivate(set) var found: [String: FileIdentity?] = [:]
  }

  /// Deletes what only an earlier build wrote, and writes the files whose content changes.
  /// - Parameters:
  ///   - unchanged: the names of the files that are there already.
  ///   - assets: the files that are copied as they are.
  func write(
    _ files: [EmittedFile], keeping unchanged: [String], copying assets: [AssetFile]
  ) throws(FileError) -> Changes {
    let names = (files.compactMap { $0.destination.name } + unchanged + assets.map(\.publishedPath)).sorted()
    try checkNames(names)
    for asset in assets where FileBytes.isSameFile(asset.path, as: path(of: .generated(asset.publishedPath)))
    {
      throw FileError("\(asset.path) would be copied onto itself: give --generated another folder")
    }
    deleteLeftovers()
    var progress = Progress(current: names)
    let isListed = list.holds(names)
    // First: what was a file may be a folder now, and on some disks two names are one.
    if !isListed { try replaceEarlier(&progress) }
    for file in files where file.destination != .catalogue { try write(file, &progress) }
    // One after the other: together they may be more than fits into memory.
    for asset in assets { try write(copy(of: asset), &progress) }
    // Last: it is what git and apps take for a whole build, and a later version than that of the files beside it.
    for file in files where file.destination == .catalogue { try write(file, &progress) }
    if !isListed, !list.holds(names) { try list.store(names) }
    return progress.changes
  }

  /// Deletes what only an earlier build wrote, and lists what is new, before it is written: the next build may delete it even
  /// if this one is killed. But not what somebody else may have put there, before it is replaced.
  /// - Parameter progress: that of a build to whose files all are known.
  private func replaceEarlier(_ progress: inout Progress) throws(FileError) {
    let (current, listed) = (progress.known, list.names())
    progress.known = Set(listed)
    for name in listed where !current.contains(name) && delete(name) { progress.changes.deletedCount += 1 }
    let new = free(among: current.subtracting(listed))
    guard !new.isEmpty else { return }
    try FileBytes.makeFolder(options.generated.trimmingSlashes)
    try list.store(new.union(listed).sorted())
  }

  /// Those of some names that nothing has. In a folder that isn't there, nothing has any: most often thousands.
  private func free(among names: Set<String>) -> Set<String> {
    var isThere: [String: Bool] = [:]
    return names.filter { name in
      let path = path(of: .generated(name))
      let folder = PathParts(path).folder
      let isFolder = isThere[folder] ?? (FileType(of: folder) != .missing)
      isThere[folder] = isFolder
      return !isFolder || FileType(of: path) == .missing
    }
  }

  /// Deletes the temporary files that a killed build left some time ago, unless their process still runs. They are in two
  /// folders, however many there are for generated files.
  private func deleteLeftovers() {
    delete(in: options.generated.trimmingSlashes) {
      GeneratedFileList.ownNames.contains($0) || $0.hasPrefix(Self.temporaryLead)
    }
    let catalogue = PathParts(options.cataloguePath)
    delete(in: catalogue.folder.isEmpty ? "." : catalogue.folder) { $0 == options.cataloguePath.fileName }
  }

  private func delete(in folder: String, where isOwn: (String) -> Bool) {
    for name in (try? FolderListing.names(in: folder, hidden: true)) ?? [] {
      guard let final = FileBytes.finalName(ofTemporary: name), isOwn(final),
        case let path = "\(folder)/\(name)", FileBytes.isAbandoned(path)
      else { continue }
      unlink(path.systemPath)
    }
  }

  /// What the name of a generated file begins with while it is written.
  private static let temporaryLead = ".output-"

  /// What a generated file is called while it is written. Builds in two containers may have the same process number: they
  /// must not write two files under one name.
  private func temporary(for name: String) -> String {
    var hash = TextHash()
    for byte in name.utf8 { hash.add(byte) }
    return "\(options.generated.trimmingSlashes)/\(Self.temporaryLead)\(String(hash.value, radix: 16))"
  }

  /// How far a build is.
  private struct Progress {
    /// The names of this build's files.
    let current: [String]
    /// The files of earlier builds: all of this one, unless their list says otherwise. Most builds replace nothing, and needn't
    /// know.
    lazy var known = Set(current)
    var changes = Changes()
    /// Thousands of generated files are in few folders: each folder is looked at and made once.
    var seen: Set<String> = []
    /// Those that weren't there, in which there is nothing but what this build writes.
    var new: Set<String> = []

    mutating func makeFolder(_ path: String) throws(FileError) {
      guard seen.insert(path).inserted, try FileBytes.makeFolder(path) else { return }
      new.insert(path)
    }
  }

  private func copy(of asset: AssetFile) throws(FileError) -> EmittedFile {
    let bytes = try FileBytes.read(asset.path, limit: SourceFolder.sourceLimit, followsLinks: false)
    guard asset.isOf(bytes) else {
      throw FileError("\(asset.path) was changed during the build: build again")
    }
    return EmittedFile(destination: .generated(asset.publishedPath), bytes: bytes)
  }

  /// Writes a file whose content changes.
  private func write(_ file: EmittedFile, _ progress: inout Progress) throws(FileError) {
    let (path, name) = (path(of: file.destination), file.destination.name)
    let folder = PathParts(path).folder
    if let name {
      if !progress.seen.contains(folder) { try makeFolder(of: name, &progress) }
    } else {
      // It may be anywhere, behind a link too.
      try FileBytes.makeFolder(folder)
    }
    let key = name ?? ""
    // What is generated can be generated again; thousands of files needn't be renamed or flushed one by one.
    let isInNew = name != nil && progress.new.contains(folder)
    let isAdded = isInNew ? try FileBytes.add(path, file.content) : false
    if !isAdded {
      progress.changes.found[key] = FileIdentity(path)
      guard !FileBytes.file(path, holds: file.content) else { return }
      let wasThere = try FileBytes.replace(
        path, isDurable: file.destination == .catalogue, temporary: name.map(temporary)
      ) { output throws(FileError) in for block in file.content { try output.append(block) } }
      if let name, wasThere, !progress.known.contains(name) { progress.changes.replaced.append(path) }
    }
    progress.changes.found[key] = FileIdentity(path)
    // The catalogue is reported first.
    progress.changes.written.insert(
      file.destination, at: name == nil ? 0 : progress.changes.written.endIndex)
  }

  /// Makes the folder of a generated file and those above it, none of which may be a link.
  private func makeFolder(of name: String, _ progress: inout Progress) throws(FileError) {
    var folder = options.generated.trimmingSlashes
    try progress.makeFolder(folder)
    for part in name.split(separator: "/").dropLast() {
      let isInNew = progress.new.contains(folder)
      folder += "/" + part
      guard !progress.seen.contains(folder) else { continue }
      guard isInNew || FileType(of: folder) != .link else {
        throw FileError("\(folder) is a symbolic link, which isn't followed: delete it")
      }
      try progress.makeFolder(folder)
    }
  }

  /// A template's output may have the name that the catalogue itself is given.
  private func checkNames(_ names: [String]) throws(FileError) {
    func standard(_ path: String) -> String { URL(fileURLWithPath: path.systemPath).standardizedFileURL.path }
    let (catalogue, folder) = (standard(options.cataloguePath), standard(options.generated) + "/")
    let name = String(catalogue.dropFirst(folder.count))
    guard catalogue.hasPrefix(folder), names.contains(name) else { return }
    throw FileError(
      "\(options.cataloguePath) would be the catalogue and the output \(name) at once: give --output another name"
    )
  }

  /// Whether any folder between the one for generated files and some of them is a symbolic link. Thousands of folders are in a
  /// few others, which are listed instead of looking at each.
  func hasLinks(above names: some Collection<String>) -> Bool {
    var parents: Set<String> = []
    var last = ""
    for name in names {
      var folder = PathParts(name).folder
      guard folder != last else { continue }
      last = folder
      while !folder.isEmpty {
        folder = PathParts(folder).folder
        guard parents.insert(folder).inserted else { break }
      }
    }
    let root = options.generated.trimmingSlashes
    return parents.contains { parent in
      let (folder, lead) = ("\(root)/\(parent)", parent.isEmpty ? "" : parent + "/")
      // One that is there and can't be listed may have some.
      guard let links = FolderListing.links(in: folder) else { return FolderListing.isFolder(folder) }
      return links.contains { link in
        names.contains { $0.utf8.starts(with: "\(lead)\(link)/".utf8) }
      }
    }
  }

  /// The first folder between the one for generated files and a file within it that is a symbolic link.
  private func link(above name: String?) -> String? {
    var folder = options.generated.trimmingSlashes
    for part in (name ?? "").split(separator: "/").dropLast() {
      folder += "/" + part
      if FileType(of: folder) == .link { return folder }
    }
    return nil
  }

  /// Deletes a generated file, and the folders that are empty without it; returns whether it was there.
  private func delete(_ name: String) -> Bool {
    let root = options.generated.trimmingSlashes
    // Nothing was written behind a link; and a folder that somebody else emptied isn't deleted.
    guard link(above: name) == nil, unlink("\(root)/\(name)".systemPath) == 0 else { return false }
    var folder = name.split(separator: "/").dropLast()
    // The system deletes no folder that has anything in it.
    while !folder.isEmpty, rmdir("\(root)/\(folder.joined(separator: "/"))".systemPath) == 0 {
      folder.removeLast()
    }
    return true
  }

  /// The path of a file.
  func path(of destination: EmittedFile.Destination) -> String {
    switch destination {
    case .catalogue: options.cataloguePath
    case .generated(let name): "\(options.generated.trimmingSlashes)/\(name)"
    }
  }
}

extension EmittedFile.Destination {
  /// The name among the generated files; `nil` for the catalogue.
  var name: String? {
    switch self {
    case .catalogue: nil
    case .generated(let name): name
    }
  }
}
