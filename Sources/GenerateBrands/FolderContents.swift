import Foundation

/// The files in a folder and in the folders in it.
enum FolderContents {
  /// In the order of their paths, hidden ones left out; links are followed to the folder they name, not within it.
  static func files(below folder: URL) throws -> [URL] {
    let folder = folder.resolvingSymlinksInPath()
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
    return names.sorted().filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
      .map { folder.appending(path: $0) }
      .filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) ?? false }
  }
}
