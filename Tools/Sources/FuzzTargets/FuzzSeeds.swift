internal import Foundation
internal import TestSupport

/// Where the inputs are that a target begins with: fixtures of the project, and the target's own corpus.
public struct FuzzSeeds: Sendable {
  private let folders: [String]
  private let suffixes: [String]
  private let convert: @Sendable ([UInt8]) -> [[UInt8]]

  /// Files below some of the project's folders.
  /// - Parameters:
  ///   - folders: the folders, from the project's root; none for a target that has only its own corpus.
  ///   - suffixes: how the names of the files end.
  ///   - convert: makes inputs of a file's bytes. By default the file is one.
  init(
    _ folders: [String] = [], endingIn suffixes: [String] = [],
    convert: @escaping @Sendable ([UInt8]) -> [[UInt8]] = { [$0] }
  ) {
    (self.folders, self.suffixes, self.convert) = (folders, suffixes, convert)
  }

  /// The inputs that the fixtures give, each once, in an order that is always the same.
  /// - Parameter length: how long an input may be.
  func inputs(upTo length: Int) -> [[UInt8]] {
    var seen: Set<[UInt8]> = []
    return folders.flatMap { FuzzFiles.below($0) }
      .filter { file in suffixes.contains { file.path.hasSuffix($0) } }
      .flatMap { convert($0.bytes) }
      .filter { $0.count <= length && seen.insert($0).inserted }
  }
}

/// Files of the project.
enum FuzzFiles {
  /// The corpora, and the findings in a folder of their own.
  static let corpora = "Tests/Fixtures/fuzz"

  /// All files below a folder or at a path, in the order of their paths.
  static func below(_ folder: String) -> [(path: String, bytes: [UInt8])] {
    let root = Project.root.appendingPathComponent(folder)
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? [""]
    return paths.sorted().compactMap { path in
      let file = path.isEmpty ? root : root.appendingPathComponent(path)
      guard !file.hasDirectoryPath, let data = try? Data(contentsOf: file) else { return nil }
      return (path.isEmpty ? folder : "\(folder)/\(path)", [UInt8](data))
    }
  }
}

extension FuzzTarget {
  /// What the fixtures give.
  public var fixtures: [[UInt8]] { seeds.inputs(upTo: maximumLength) }

  /// The inputs that earlier runs found worth keeping, by their paths.
  public var corpus: [(path: String, bytes: [UInt8])] { FuzzFiles.below("\(FuzzFiles.corpora)/\(name)") }

  /// The inputs for which something was wrong once, by their paths.
  public var findings: [(path: String, bytes: [UInt8])] {
    FuzzFiles.below("\(FuzzFiles.corpora)/findings/\(name)")
  }
}
