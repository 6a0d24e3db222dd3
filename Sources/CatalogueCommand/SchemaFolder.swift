internal import CatalogueSources
internal import Diagnostics
internal import FileAccess
internal import Foundation

/// The folder of the schemas: those of all kinds of catalogue, and in it a folder for each kind.
struct SchemaFolder {
  private let path: String

  init(_ path: String) { self.path = path.trimmingSlashes }

  /// The schema of `catalogue.yaml`: the folder's own, or the one that is installed with the command.
  var settings: String {
    let name = "catalogue.schema.json"
    let own = "\(path)/\(name)"
    guard !FileManager.default.fileExists(atPath: own.systemPath) else { return own }
    return ProjectFiles.installed("schemas").map { "\($0)/\(name)" } ?? own
  }

  /// Whether there is a kind of catalogue in it.
  var hasKind: Bool {
    ((try? kindNames()) ?? []).contains {
      FileManager.default.fileExists(atPath: configuration(of: $0).systemPath)
    }
  }

  /// The kinds that there are: the folders in this one, sorted.
  func kindNames() throws(FileError) -> [String] {
    try FolderListing.names(in: path).filter { FolderListing.isFolder("\(path)/\($0)") }
  }

  /// The files of a kind.
  func kind(_ name: String) throws(FileError) -> KindFiles {
    var kind = try outline(ofKind: name)
    kind.readNamedFiles { file throws(FileError) in try namedFile("\(path)/\(name)/\(file)") }
    return kind
  }

  /// A file that `kind.yaml` names.
  private func namedFile(_ path: String) throws(FileError) -> SourceText {
    do throws(FileError) { return try SourceFolder.source(path) } catch {
      let parts = PathParts(path)
      let names = (try? FolderListing.names(in: parts.folder)) ?? []
      throw FileError("\(error.description)\(NearestName.hint(for: parts.name, in: names))")
    }
  }

  /// A kind of which `kind.yaml` alone is read.
  private func outline(ofKind name: String) throws(FileError) -> KindFiles {
    let configuration = try SourceFolder.source(configuration(of: name))
    return KindFiles(name: name, schemas: [], configuration: configuration)
  }

  /// The kind of a catalogue, which its `catalogue.yaml` names.
  /// - Parameter folder: the catalogue's folder. Where the file can't be read, or lacks the name, which is reported like
  ///   all that is wrong with it, the kind is the one whose entries have a folder there.
  func kind(of settings: SourceText, in folder: String) throws(FileError) -> KindFiles {
    if let kind = try kind(namedBy: settings) { return kind }
    let names = try kindNames()
    let fitting = try names.filtered { name throws(FileError) in
      try outline(ofKind: name).collections.contains { FolderListing.isFolder("\(folder)/\($0.name)") }
    }
    guard let kind = fitting.first, fitting.count == 1 else {
      throw FileError(
        "\(settings.path):1:1: add \"kind:\" and what kind of catalogue this is: \(known(names))")
    }
    return try self.kind(kind)
  }

  /// The kind that a `catalogue.yaml` names; `nil` where it names none.
  func kind(namedBy settings: SourceText) throws(FileError) -> KindFiles? {
    guard let said = KindName(in: settings) else { return nil }
    let names = try kindNames()
    if names.contains(said.name) { return try kind(said.name) }
    let hint = NearestName.of(said.name, in: names).map { "did you mean \"\($0)\"?" } ?? known(names)
    throw FileError("\(settings.location(said.span)): there is no kind \"\(said.name)\"; \(hint)")
  }

  private func known(_ names: [String]) -> String {
    "in \(path) there is " + (names.isEmpty ? "none" : names.joined(separator: ", "))
  }

  /// The kind that somebody names, or else the only one, or that of which a catalogue has the entries.
  /// - Parameter members: the members of the catalogue; `nil` where it isn't JSON, which whoever reads it reports.
  func kind(
    named given: String?, of what: String, with members: () throws(FileError) -> PublishedMembers?
  ) throws(FileError) -> KindFiles {
    let names = try kindNames()
    if let given {
      guard !names.contains(given) else { return try kind(given) }
      let hint = NearestName.of(given, in: names) ?? names.joined(separator: ", ")
      throw FileError("\(path) has no kind \"\(given)\": \(hint)")
    }
    guard let first = names.first else {
      throw FileError("\(path) has no kind of catalogue: no folder of schemas")
    }
    if names.count == 1 { return try kind(first) }
    guard let members = try members() else { return try kind(first) }
    let fitting = try names.filtered { name throws(FileError) in
      try outline(ofKind: name).collections.contains { members.names.contains($0.member) }
    }
    guard let kind = fitting.first, fitting.count == 1 else {
      throw FileError("say the kind of \(what): --kind \(names.joined(separator: ", or --kind "))")
    }
    return try self.kind(kind)
  }

  /// The paths of the files by which a kind is found.
  func pathsOfConfigurations() throws(FileError) -> [String] { try kindNames().map(configuration) }

  private func configuration(of kind: String) -> String { "\(path)/\(kind)/kind.yaml" }
}

extension [String] {
  /// The elements that meet a condition, of which the check may fail.
  fileprivate func filtered(
    _ isMeant: (String) throws(FileError) -> Bool
  ) throws(FileError) -> [String] {
    var elements: [String] = []
    for element in self where try isMeant(element) { elements.append(element) }
    return elements
  }
}
