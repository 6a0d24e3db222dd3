import Foundation
import TestSupport

/// The catalogue's own source files, which the tests read as they are.
enum BrandFiles {
  /// All brand files of Italy and the market's settings, by path.
  static func all() throws -> [(path: String, bytes: [UInt8])] {
    let market = "catalogue/italy"
    let names = try FileManager.default.contentsOfDirectory(atPath: Project.root.path + "/\(market)/brands")
    let brands = names.filter { $0.hasSuffix(".yaml") }.sorted().map { "\(market)/brands/\($0)" }
    return try (brands + ["\(market)/catalogue.yaml"]).map { ($0, try Project.bytes($0)) }
  }
}
