internal import Foundation

/// A folder that a build of a market writes into.
struct BuildFolder {
  let path: String

  var generated: String { "\(path)/Generated" }
  var catalogue: String { "\(path)/market.json" }
  /// What the command needs to know of it.
  var arguments: [String] { ["--output", catalogue, "--generated", generated] }

  /// Forgets what was kept of the logos.
  func deleteLogoCache() throws { try FileManager.default.removeItem(atPath: "\(generated)/.logo-cache") }

  /// The size of all files in it, hidden ones left out.
  var bytes: Int {
    let paths = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return paths.filter { !$0.contains("/.") }.reduce(0) { sum, name in
      let attributes = try? FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
      return attributes?[.type] as? FileAttributeType == .typeRegular
        ? sum + (attributes?[.size] as? Int ?? 0) : sum
    }
  }
}
