public import CatalogueSources
public import Diagnostics

/// Where the server finds catalogues: on disk, or in memory.
public protocol CatalogueLibrary {
  /// The catalogue that a file belongs to; `nil` where it belongs to none.
  /// - Parameter path: the file's absolute path; the file needn't be there.
  func folder(of path: String) -> CatalogueFolder?

  /// Reads everything that the compiler reads of a catalogue, as it is now. Paths are relative to the project's folder.
  /// - Throws: ``UnreadableCatalogue``, where a file is missing or can't be read.
  func read(_ folder: CatalogueFolder) throws(UnreadableCatalogue) -> SourceFiles

  /// Reads what a file of a catalogue is checked by without the others: the settings and the schemas, which are few.
  /// - Throws: ``UnreadableCatalogue``, where one is missing or can't be read.
  func readSchemas(_ folder: CatalogueFolder) throws(UnreadableCatalogue) -> SourceFiles

  /// Says where a `catalogue.yaml` names a kind that there isn't; `nil` where the kind can be read.
  /// - Parameter settings: the file as it would be, with its path relative to the project's folder.
  func unknownKind(in settings: SourceText, of folder: CatalogueFolder) -> UnreadableCatalogue?
}

/// The folder of a catalogue.
public struct CatalogueFolder: Hashable, Sendable {
  /// The absolute path of the project's folder.
  public let project: String
  /// The path of the folder with `catalogue.yaml`, relative to that.
  public let path: String

  /// What names the catalogue in commands that are suggested.
  let marketOption: String

  /// A folder of a project.
  /// - Parameter marketOption: what names the catalogue in commands that are suggested.
  public init(project: String, path: String, marketOption: String = "") {
    (self.project, self.path, self.marketOption) = (project, path, marketOption)
  }

  /// The absolute path of `catalogue.yaml`.
  var settings: String { absolute("\(path)/catalogue.yaml") }

  /// Whether a file is below the folder.
  func contains(_ path: String) -> Bool { path.hasPrefix(absolute(self.path) + "/") }

  /// The absolute path of a file.
  func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : project.hasSuffix("/") ? project + path : "\(project)/\(path)"
  }

  /// The path as the compiler has it: relative to the project, where it is below it.
  public func relative(_ path: String) -> String {
    let parent = project.hasSuffix("/") ? project : project + "/"
    return path.hasPrefix(parent) ? String(path.dropFirst(parent.count)) : path
  }
}

/// Why a catalogue can't be read.
public struct UnreadableCatalogue: Error, CustomStringConvertible {
  /// In a sentence.
  public let message: String
  /// Where its `catalogue.yaml` says what can't be read; `nil` where it isn't at fault.
  public let location: SourceLocation?

  /// The sentence with its position.
  public var description: String { (location.map { "\($0): " } ?? "") + message }

  /// A reason.
  public init(_ message: String, at location: SourceLocation? = nil) {
    (self.message, self.location) = (message, location)
  }
}
