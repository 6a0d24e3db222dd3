import Foundation
import TestSupport
import Testing

/// A catalogue of this project that isn't Italy's brands, built by the command as it is.
struct CatalogueFolder {
  static let names: [String] = {
    let folder = Project.root.appendingPathComponent("catalogue").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { name in
      name != "italy" && FileManager.default.fileExists(atPath: "\(folder)/\(name)/catalogue.yaml")
    }
  }()

  let folder: TemporaryFolder
  /// The published catalogue, and what is generated, in the folder.
  let json: String
  let generated: [String]

  init(_ name: String) throws {
    folder = try TemporaryFolder()
    json = "\(folder.path)/\(name).json"
    let built = try Program.run([
      Program.built("catalogue"), "build", "--market", "catalogue/\(name)", "--output", json, "--generated",
      "\(folder.path)/code",
    ])
    try #require(built.status == 0, "\(built.errors)")
    generated = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/code").sorted()
  }

  /// The code, by file name.
  func code() throws -> [String: [UInt8]] {
    generated.filter { ["swift", "kt", "ts"].contains($0.split(separator: ".").last) }.reduce(into: [:]) {
      $0[$1] = folder.bytes("code/\($1)")
    }
  }
}
