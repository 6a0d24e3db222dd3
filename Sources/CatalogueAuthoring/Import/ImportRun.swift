internal import Catalogue
internal import CatalogueSources
internal import YAMLSource

/// What the collections of an import share: what they read from the settings, and what they have written so far.
struct ImportRun {
  /// The settings that the import is given; `nil` where they are made.
  let settings: MarketSettings?
  /// The colour behind initials of entries whose own isn't known.
  let neutralColor: NeutralColor
  var categories: ImportedCategories
  /// Whether the imported catalogue was published, and so checked.
  let isRelease: Bool
  /// The source of entries that name none.
  let source: String?
  var logos: ImportedLogos
  var log: ImportLog
  var files: [ImportedFile] = []

  /// Adds a file, unless no reader would take one of its length.
  /// - Returns: whether it is added.
  mutating func write(_ path: String, _ bytes: [UInt8], at span: Range<Int>) -> Bool {
    let limit = YAMLReader.Limits().bytes
    guard bytes.count <= limit else {
      log.error(
        "\(path) isn't written: it would have \(bytes.count) bytes, and files of more than \(limit) aren't read",
        at: span)
      return false
    }
    files.append(ImportedFile(path: path, bytes: bytes))
    return true
  }
}
