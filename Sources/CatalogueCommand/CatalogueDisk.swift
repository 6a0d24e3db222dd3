internal import ArgumentParser
internal import CatalogueLanguageServer
internal import CatalogueSources
internal import Diagnostics
internal import FileAccess
internal import Foundation

/// The catalogues on disk, for the language server.
final class CatalogueDisk: CatalogueLibrary {
  private let schemas: String?
  private let templates: String?
  private var caches: [CatalogueFolder: SourceCache] = [:]

  /// - Parameter options: the folders of schemas and templates, relative to where the server was started.
  init(_ options: TemplateOptions) {
    schemas = options.givenSchemas.map(Self.absolute)
    templates = options.givenTemplates.map(Self.absolute)
  }

  /// A file belongs to the catalogue whose folder is two levels above it, or above it.
  func folder(of path: String) -> CatalogueFolder? {
    let parent = PathParts(path).folder
    let folders = [parent, PathParts(parent).folder]
    let found = folders.filter { $0.hasPrefix("/") && Self.isFile("\($0)/\(SettingsFile.name)") }
    return SettingsFile.catalogues(among: found).first.flatMap { folder in
      let project = Self.project(of: folder)
      let prefix = project == "/" ? project : project + "/"
      guard folder.hasPrefix(prefix) else { return nil }
      let path = String(folder.dropFirst(prefix.count))
      return CatalogueFolder(
        project: project, path: path, marketOption: SuggestedCommand.marketOption(path))
    }
  }

  func read(_ folder: CatalogueFolder) throws(UnreadableCatalogue) -> SourceFiles {
    try reading(folder) { options in
      let known = caches[folder]
      let cache = known ?? SourceCache()
      var files = try SourceFolder(options, cache: cache).read()
      caches[folder] = cache
      // What was read once is kept by whoever checks it.
      if known == nil { files.cache = BuildCacheFile(in: options.generated).read() }
      return files
    }
  }

  func readSchemas(_ folder: CatalogueFolder) throws(UnreadableCatalogue) -> SourceFiles {
    try reading(folder) { try SourceFolder($0).readSchemas() }
  }

  private func reading(
    _ folder: CatalogueFolder, _ read: (FileOptions<ComparedOutput>) throws -> SourceFiles
  ) throws(UnreadableCatalogue) -> SourceFiles {
    // Paths in findings are those that the commands print in the project's folder.
    guard FolderListing.isFolder(folder.project) else {
      throw UnreadableCatalogue("there is no folder \(folder.project)")
    }
    do {
      return try WorkingFolder.$path.withValue(folder.project) { try read(try options(folder)) }
    } catch let error as FileError {
      let settings = WorkingFolder.$path.withValue(folder.project) {
        try? SourceFolder.ownSource("\(folder.path)/catalogue.yaml")
      }
      throw Self.unreadable(error, settings)
    } catch {
      throw UnreadableCatalogue("\(folder.path) can't be read: \(error)")
    }
  }

  func unknownKind(in settings: SourceText, of folder: CatalogueFolder) -> UnreadableCatalogue? {
    do {
      try WorkingFolder.$path.withValue(folder.project) {
        _ = try SchemaFolder(options(folder).folders.schemas).kind(namedBy: settings)
      }
      return nil
    } catch {
      guard let error = error as? FileError else { return nil }
      let problem = Self.unreadable(error, settings)
      return problem.location == nil ? nil : problem
    }
  }

  private func options(_ folder: CatalogueFolder) throws -> FileOptions<ComparedOutput> {
    var arguments = ["--market", folder.path]
    if let schemas { arguments += ["--schemas", folder.relative(schemas)] }
    if let templates { arguments += ["--templates", folder.relative(templates)] }
    return try FileOptions<ComparedOutput>.parse(arguments)
  }

  /// An error, with its position apart where that is in `catalogue.yaml`: at the kind, or at the start where none is.
  private static func unreadable(_ error: FileError, _ settings: SourceText?) -> UnreadableCatalogue {
    guard let location = settings.map({ $0.location(KindName(in: $0)?.span ?? 0..<0) }),
      case let position = "\(location): ", error.description.hasPrefix(position)
    else { return UnreadableCatalogue(error.description) }
    return UnreadableCatalogue(String(error.description.dropFirst(position.count)), at: location)
  }

  /// The folder of the project of a catalogue: the nearest above it that has schemas of kinds, or else the one above its
  /// parent.
  private static func project(of folder: String) -> String {
    let usual = PathParts(PathParts(folder).folder).folder
    var candidate = PathParts(folder).folder
    while candidate != "/", !candidate.isEmpty {
      if SchemaFolder("\(candidate)/schemas").hasKind { return candidate }
      candidate = PathParts(candidate).folder
    }
    return usual.isEmpty ? "/" : usual
  }

  private static func isFile(_ path: String) -> Bool { (try? FileBytes.isThere(path)) ?? false }

  /// As editors write it: without steps to parent folders.
  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path.systemPath).standardizedFileURL.path
  }
}
