import Foundation
import TestSupport
import Testing

/// What Package.swift says of the project's own targets, as the package manager reads it.
struct PackageDescription {
  struct Module {
    let name: String
    /// `regular`, `executable`, `system`, `plugin` or `test`.
    let type: String
    /// Where its sources are, from the project's folder on.
    let folder: String
    /// The targets and products that it depends on.
    let dependencies: Set<String>
  }

  let modules: [Module]
  /// The products, and the targets in each.
  let products: [String: Set<String>]

  /// What stands under Sources.
  var sources: [Module] { modules.filter { $0.folder.hasPrefix("Sources/") } }

  static let shared = Result { try PackageDescription() }

  private init() throws {
    // Whoever runs the tests may hold the build folder's lock.
    let result = try Program.run(["swift", "package", "--ignore-lock", "dump-package"])
    try #require(result.status == 0, "\(result.errors)")
    let package = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    modules = try #require(package["targets"] as? [[String: Any]]).map(Self.module)
    products = try #require(package["products"] as? [[String: Any]]).reduce(into: [:]) { products, product in
      products[try #require(product["name"] as? String)] = Set(try #require(product["targets"] as? [String]))
    }
  }

  private static func module(_ target: [String: Any]) throws -> Module {
    let name = try #require(target["name"] as? String)
    let type = try #require(target["type"] as? String)
    let dependencies = try #require(target["dependencies"] as? [[String: Any]])
    // Each is one of byName, target and product, whose first element is the name.
    let names = dependencies.compactMap { ($0.values.first as? [Any])?.first as? String }
    try #require(names.count == dependencies.count)
    return Module(
      name: name, type: type,
      folder: target["path"] as? String ?? "\(type == "test" ? "Tests" : "Sources")/\(name)",
      dependencies: Set(names))
  }
}
