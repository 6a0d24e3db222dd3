import Foundation
import PackagePlugin

/// The package that the plugins are of, where the templates and schemas are.
struct BrandCatalogueProject {
  private let templates: URL
  private let schemas: URL
  /// Every file that generating may read besides a target's own.
  let files: [URL]

  init(_ folder: URL) throws {
    templates = folder.appending(path: "templates")
    schemas = folder.appending(path: "schemas")
    files =
      try FolderContents.files(below: templates) + FolderContents.files(below: schemas)
      // The templates include the library.
      + FolderContents.files(below: folder.appending(path: "Sources/Catalogue"))
  }

  /// The arguments of the command that writes the code of a target's catalogue.
  func arguments(for target: any SourceModuleTarget, output: URL) -> [String] {
    let paths = [
      ("--output", output), ("--templates", templates), ("--schemas", schemas),
    ].flatMap { [$0, $1.path(percentEncoded: false)] }
    return ["generate", target.directoryURL.path(percentEncoded: false)] + paths
      + (target.importsLibrary ? ["--import-library"] : [])
  }
}

/// Why nothing can be generated.
struct MissingPackage: Error, CustomStringConvertible {
  let name: String
  var description: String { "\(name) doesn't depend on the package brand-catalogue" }
}

extension Package {
  /// Finds the package among a package and all that it depends on.
  func brandCatalogue() throws -> BrandCatalogueProject {
    var (left, seen): ([Package], Set<String>) = ([self], [])
    while let package = left.popLast() {
      guard seen.insert(package.id).inserted else { continue }
      if package.displayName == "brand-catalogue" { return try BrandCatalogueProject(package.directoryURL) }
      left += package.dependencies.map(\.package)
    }
    throw MissingPackage(name: displayName)
  }
}

extension SourceModuleTarget {
  /// Whether the target links the library, whose types the code then needn't declare.
  fileprivate var importsLibrary: Bool {
    dependencies.contains { dependency in
      switch dependency {
      case .product(let product): product.name == "Catalogue"
      case .target(let target): target.name == "Catalogue"
      @unknown default: false
      }
    }
  }
}
