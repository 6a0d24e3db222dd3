internal import CatalogueCompiler
internal import CatalogueRules
internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// A catalogue of which a file is open: its files, with the texts of the open ones in place of those on disk, and what the
/// last check found.
struct OpenCatalogue {
  let folder: CatalogueFolder
  /// Whether its files were read; before, it has the open ones alone, beside the settings and the schemas.
  var isRead: Bool { reading == .done }
  /// Whether its files are still to be read: what can't be read isn't tried again before something happens.
  var isUnread: Bool { reading == .pending }
  private var reading = Reading.pending
  /// The files with the open texts.
  private(set) var files: SourceFiles
  private var slots: SourceSlots
  /// Which of all changes the last one of a file was, by its path.
  private var changes: [String: Int] = [:]
  private(set) var engine: CheckEngine
  /// The last check; `nil` where the schemas can't be read.
  private(set) var checked: CheckedSources?
  /// What it found; where the schemas can't be read, why.
  private(set) var findings: [Diagnostic] = []
  /// Whether a file changed since the last check.
  private(set) var isStale = true
  /// The logos that the last check left out.
  private var unreadLogos: ArraySlice<SourceText> = []

  private enum Reading { case pending, failed, done }

  /// How many logos are read between two messages: it takes less time than a person notices.
  private static let logoBatch = 100

  /// A catalogue of which no file was read yet.
  /// - Parameter files: the settings and the schemas.
  init(_ folder: CatalogueFolder, _ files: SourceFiles, jobs: Int) {
    self.folder = folder
    self.files = files
    slots = SourceSlots(files)
    engine = CheckEngine(jobs: jobs)
  }

  /// Takes the files that are on disk now, and the texts of open ones, by their paths: most often those that it has.
  mutating func reload(_ files: SourceFiles, _ texts: [String: [UInt8]]) {
    let before = (files: self.files, isStale: isStale || !isRead)
    let open = texts.keys.compactMap(file)
    self.files = files
    reading = .done
    slots = SourceSlots(files)
    for (path, bytes) in texts.sorted(by: { $0.key < $1.key }) {
      take(bytes, at: path, before: open.first { $0.path.hasSameBytes(as: path) })
    }
    isStale = before.isStale || !self.files.hasSameBytes(as: before.files)
  }

  /// Stays with the open files, if the others weren't read.
  mutating func giveUpReading() {
    if reading == .pending { reading = .failed }
  }

  /// Has the others read, if they weren't.
  mutating func tryReading() {
    if reading == .failed { reading = .pending }
  }

  /// Takes the text of an open file. One that isn't on disk counts where it would be an entry's.
  /// - Parameters:
  ///   - path: relative to the project's folder.
  ///   - change: which of all changes this is; `nil` where the text was opened.
  ///   - before: the file as it was known before: where it is the same, the engine needn't read it again.
  mutating func take(_ bytes: [UInt8], at path: String, change: Int? = nil, before: SourceText? = nil) {
    guard file(path)?.bytes != bytes else { return }
    if let change { changes[path] = change }
    let same = before.flatMap { $0.bytes == bytes ? $0 : nil }
    let file = same ?? SourceText(path: path, bytes: bytes)
    if slots.put(file, into: &files) {
      isStale = true
    } else if isEntry(path) {
      slots.add(entry: file, to: &files)
      isStale = true
    }
  }

  /// Checks the files, if any changed.
  mutating func check() async {
    guard isStale else { return }
    isStale = false
    do throws(UnreadableInput) {
      guard isRead else {
        findings = try await engine.check(alone: files)
        return
      }
      let checked = try await engine.check(files, changes: changes, logoLimit: Self.logoBatch)
      (self.checked, findings) = (checked, checked.findings)
      unreadLogos = checked.sources.unreadDrawings[...]
      // The engine has taken from it what it needs, and it is large.
      files.cache = BuildCache()
    } catch {
      (checked, findings) = (nil, error.diagnostics)
      unreadLogos = []
    }
  }

  /// Whether the last check left logos out.
  var hasUnreadLogos: Bool { !unreadLogos.isEmpty }

  /// Reads some of the logos that the last check left out; after the last of them the files are to be checked again.
  mutating func readLogos() async {
    await engine.readLogos(Array(unreadLogos.prefix(Self.logoBatch)))
    unreadLogos = unreadLogos.dropFirst(Self.logoBatch)
    isStale = isStale || unreadLogos.isEmpty
  }

  /// A file of the catalogue, as it is in the editor or else on disk; `nil` where it has none of that path.
  func file(_ path: String) -> SourceText? { slots.file(path, in: files) }

  /// Whether a file of that path is one that the catalogue is read from, or may become one: it is the published
  /// catalogue, or beside a schema or a template, or a folder of some; or an entry beside the catalogue's folder, where
  /// none is read.
  func mayRead(_ path: String) -> Bool {
    slots.has(path) || [files.cataloguePath, files.baseline?.path].contains(path)
      || slots.isBesideSchemas(path)
      || path.hasSuffix(".yaml") && path.folderPrefix == folder.path.folderPrefix
  }

  /// Whether a file was opened that isn't on disk yet.
  func isUnsaved(_ path: String) -> Bool { slots.isAdded(path) }

  /// Whether a file of that path is, or would be, an entry's.
  func isEntry(_ path: String) -> Bool {
    guard path.hasSuffix(".yaml"), !path.fileName.hasPrefix(".") else { return false }
    let parent = path.folderPrefix
    return files.schemas.kind.collections.contains { parent == "\(folder.path)/\($0.name)/" }
  }
}

extension SourceFiles {
  /// Whether a check would find the same.
  fileprivate func hasSameBytes(as other: SourceFiles) -> Bool {
    schemas.hasSameBytes(as: other.schemas) && assets == other.assets && strayPaths == other.strayPaths
      && baseline?.bytes == other.baseline?.bytes
      && Self.areSame(
        [settings] + brands + logos + symbols, [other.settings] + other.brands + other.logos + other.symbols)
      && templates.mapValues(\.bytes) == other.templates.mapValues(\.bytes)
  }

  private static func areSame(_ files: [SourceText], _ others: [SourceText]) -> Bool {
    files.count == others.count
      && zip(files, others).allSatisfy { $0.path == $1.path && $0.bytes == $1.bytes }
  }
}
