internal import CatalogueSources
internal import FileAccess

extension SourceFolder {
  /// What is in the folders of files that entries name, of which there needn't be any yet.
  func assets(_ kind: KindFiles) throws(FileError) -> [AssetFile] {
    var files: [AssetFile] = []
    for folder in kind.assets.map(\.name) {
      let path = "\(market)/\(folder)"
      switch FileType(of: path) {
      case .missing: continue
      case .folder:
        for path in try Self.paths(in: path) { files.append(Self.asset(path, in: folder)) }
      case .link: files.append(AssetFile(path: path, folder: folder, .link))
      case .file, .other:
        files.append(AssetFile(path: path, folder: folder, .unreadable("it isn't a folder")))
      }
    }
    return files
  }

  /// The paths of what ``assets(_:)`` looks at, without reading it.
  func assetPaths(_ kind: KindFiles) throws(FileError) -> [String] {
    var paths: [String] = []
    for folder in kind.assets.map({ "\(market)/\($0.name)" }) where FileType(of: folder) == .folder {
      paths += try Self.paths(in: folder)
    }
    return paths
  }

  private static func asset(_ path: String, in folder: String) -> AssetFile {
    if FileType(of: path) == .link { return AssetFile(path: path, folder: folder, .link) }
    do throws(FileError) {
      // One byte more than a file may have, so that a longer one is rejected.
      let bytes = try FileBytes.read(path, limit: sourceLimit, followsLinks: false)
      return AssetFile(path: path, folder: folder, bytes)
    } catch {
      return AssetFile(path: path, folder: folder, .unreadable("\(error)"))
    }
  }
}
