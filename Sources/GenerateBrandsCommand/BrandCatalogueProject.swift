import Foundation
import PackagePlugin

/// The package of the plugins, which has the templates and schemas.
struct BrandCatalogueProject {
  private let templates: URL
  private let schemas: URL
  /// Every file that generating may read, except for the target's own.
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

/// The error of a package that doesn't depend on this one.
struct MissingPackage: Error, CustomStringConvertible {
  let name: String
  var description: String { "\(name) doesn't depend on the package brand-catalogue" }
}

extension Package {
  /// Finds the package among this one and all its dependencies.
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
  /// Whether the target links the library, so that the code needn't declare its types.
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

/// The files of a folder and its subfolders.
enum FolderContents {
  /// Sorted by path, without hidden ones. The folder itself may be a link; links within it aren't followed.
  static func files(below folder: URL) throws -> [URL] {
    let folder = folder.resolvingSymlinksInPath()
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
    return names.sorted().filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
      .map { folder.appending(path: $0) }
      .filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) ?? false }
  }
}
