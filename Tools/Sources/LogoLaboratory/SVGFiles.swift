internal import Foundation

/// The SVG files of a folder and its folders.
enum SVGFiles {
  /// Their paths in the folder, sorted.
  static func paths(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".svg") }.sorted()
  }

  /// Their bytes, in the order of their paths.
  static func contents(of folder: URL) throws -> [[UInt8]] {
    try paths(in: folder).map { [UInt8](try Data(contentsOf: folder.appendingPathComponent($0))) }
  }
}
