internal import CatalogueSources
internal import Diagnostics

/// Where each file of a catalogue is among its sources, by path.
struct SourceSlots {
  private typealias FileList = any WritableKeyPath<SourceFiles, [SourceText]> & Sendable

  private enum Slot {
    case settings, settingsSchema, configuration, schema
    case file(FileList, Int)
    case words(String)
    case template(String)
  }

  private var slots: [String: Slot] = [:]
  /// The folders of schemas and templates, each with a slash at its end.
  private let folders: Set<String>
  /// The entries' files that aren't on disk.
  private var added: Set<String> = []

  init(_ files: SourceFiles) {
    let schemas = files.schemas.kind.paths.union([files.schemas.settings.path])
    folders = Set(schemas.union(files.templates.values.map(\.path)).map(\.folderPrefix))
    slots.reserveCapacity(files.brands.count + files.logos.count + 64)
    for (name, file) in files.templates { slots[file.path] = .template(name) }
    for (name, file) in files.schemas.kind.words { slots[file.path] = .words(name) }
    for file in files.schemas.kind.schemas { slots[file.path] = .schema }
    slots[files.schemas.settings.path] = .settingsSchema
    slots[files.schemas.kind.configuration.path] = .configuration
    add(\.logos, of: files)
    add(\.symbols, of: files)
    add(\.brands, of: files)
    slots[files.settings.path] = .settings
  }

  private mutating func add(_ list: FileList, of files: SourceFiles) {
    for (index, file) in files[keyPath: list].enumerated() { slots[file.path] = .file(list, index) }
  }

  /// Whether there is a file of that path.
  func has(_ path: String) -> Bool { slots[path] != nil }

  /// Whether there is a schema or a template in the folder of that path, or below the path itself.
  func isBesideSchemas(_ path: String) -> Bool {
    folders.contains(path.folderPrefix) || folders.contains { $0.hasPrefix(path + "/") }
  }

  /// Whether the file of an entry isn't on disk.
  func isAdded(_ path: String) -> Bool { added.contains(path) }

  /// The file of that path; `nil` where there is none.
  func file(_ path: String, in files: SourceFiles) -> SourceText? {
    switch slots[path] {
    case nil: nil
    case .settings: files.settings
    case .settingsSchema: files.schemas.settings
    case .configuration: files.schemas.kind.configuration
    case .file(let list, let index): files[keyPath: list][index]
    case .schema: files.schemas.kind.schema(at: path)
    case .words(let name): files.schemas.kind.words[name]
    case .template(let name): files.templates[name]
    }
  }

  /// Puts a file in the place of the one that has its path; `false` where there is none.
  func put(_ file: SourceText, into files: inout SourceFiles) -> Bool {
    switch slots[file.path] {
    case nil: return false
    case .settings: files.settings = file
    case .settingsSchema: files.schemas.settings = file
    case .configuration: files.schemas.kind.configuration = file
    case .file(let list, let index): files[keyPath: list][index] = file
    case .schema: files.schemas.kind.replaceSchema(with: file)
    case .words(let name): files.schemas.kind.words[name] = file
    case .template(let name): files.templates[name] = file
    }
    return true
  }

  /// Adds the file of an entry.
  mutating func add(entry file: SourceText, to files: inout SourceFiles) {
    slots[file.path] = .file(\.brands, files.brands.count)
    files.brands.append(file)
    added.insert(file.path)
  }
}
