internal import FileAccess

/// The list of the files that a build wrote into the folder for generated files: what the next one may delete.
struct GeneratedFileList {
  private let path: String

  /// What the list is called.
  static let name = ".generated-files"

  /// What a build keeps in the folder for the next one, this list included.
  static let ownNames = Set(BuildCacheFile.names + [ImageCacheFile.name, BuildRecord.name, name])

  private static let limit = 64 << 20

  /// - Parameter folder: the folder for generated files.
  init(in folder: String) { path = "\(folder.trimmingSlashes)/\(Self.name)" }

  /// The files' names within the folder, sorted; none where there is no list.
  func names() -> [String] {
    bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
      // A list that was tampered with must not lead out of the folder.
      .filter { !$0.utf8.split(separator: 0x2F).contains { $0.elementsEqual("..".utf8) } }
  }

  /// Whether the list has these names, in this order.
  func holds(_ names: [String]) -> Bool { bytes == Self.bytes(of: names) }

  func store(_ names: [String]) throws(FileError) {
    try FileBytes.replace(path, with: Self.bytes(of: names), isDurable: false)
  }

  private var bytes: [UInt8] { (try? FileBytes.read(path, limit: Self.limit)) ?? [] }

  private static func bytes(of names: [String]) -> [UInt8] { Array(names.joined(separator: "\n").utf8) }
}
