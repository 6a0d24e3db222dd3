internal import FileAccess

/// `catalogue.yaml`, by which a folder is a catalogue's.
enum SettingsFile {
  static let name = "catalogue.yaml"

  /// Of folders that have a file of that name those whose file has settings: an entry may be called so too. All of them
  /// where no file has any, or can be read.
  static func catalogues(among folders: [String]) -> [String] {
    guard folders.count > 1 else { return folders }
    let catalogues = folders.filter { hasSettings("\($0)/\(name)") }
    return catalogues.isEmpty ? folders : catalogues
  }

  /// Whether a file has what the settings of every catalogue have.
  static func hasSettings(_ path: String) -> Bool {
    let bytes = (try? FileBytes.read(path, limit: SourceFolder.sourceLimit, followsLinks: false)) ?? []
    return bytes.split(separator: 0x0A).contains { $0.starts(with: "schemaVersion:".utf8) }
  }
}
