import Foundation
import TestSupport
import Testing

/// What apps that add this package fetch, compile and link.
@Suite("Apps that use the libraries")
struct AppTests {
  @Test(
    "link nothing of the compiler, of other packages only cryptography, and of the system its HTTP client",
    arguments: [
      ("Catalogue", ["CalendarDates", "Catalogue", "StrictJSON"]),
      (
        "CatalogueUpdates",
        [
          "CCurl", "CalendarDates", "Catalogue", "CatalogueUpdates", "Crypto", "FileAccess", "FilePatches",
          "HTTPTransport", "StrictJSON", "UpdateFramework",
        ]
      ),
    ])
  func linked(library: String, expected: [String]) throws {
    let package = try PackageDescription.shared.get()
    var (linked, open): (Set<String>, [String]) = ([], [library])
    while let name = open.popLast() {
      guard linked.insert(name).inserted else { continue }
      open += package.modules.first { $0.name == name }?.dependencies ?? []
    }
    #expect(linked.sorted() == expected)
  }

  @Test("find the commands, the plugins and the libraries, and one product that isn't for them")
  func products() throws {
    #expect(
      try PackageDescription.shared.get().products.keys.sorted() == [
        "Catalogue", "CatalogueUpdates", "GenerateBrands", "GenerateBrandsCommand", "ToolSupport",
        "catalogue", "catalogue-bundle", "catalogue-preview",
      ])
  }

  /// A package whose only target uses `CatalogueUpdates`, and which asks for no traits.
  private struct UpdatesApp {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      let program = """
        import CatalogueUpdates

        var options = TransportOptions()
        options.allowsLoopbackHTTP = true
        let transport = SystemTransport(options: options)

        """
      try folder.write("Sources/App/main.swift", program.utf8)
      let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
          name: "App", platforms: [.macOS(.v13)],
          dependencies: [.package(name: "brand-catalogue", path: "\(Project.root.path)", traits: [])],
          targets: [
            .executableTarget(
              name: "App", dependencies: [.product(name: "CatalogueUpdates", package: "brand-catalogue")],
              swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")])
          ])
        """
      try folder.write("Package.swift", manifest.utf8)
    }

    func swift(_ arguments: String...) throws -> Program.Result {
      let result = try Program.run(["swift"] + arguments, in: folder.path)
      try #require(result.status == 0, "\(result.output.suffix(2000))\(result.errors.suffix(2000))")
      return result
    }

    /// The modules that have been compiled. (Of others there are folders too.)
    func modules() throws -> [String] {
      let modules = "\(folder.path)/.build/debug/Modules"
      return try FileManager.default.contentsOfDirectory(atPath: modules)
        .filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) }.sorted()
    }
  }

  @Test(
    "that ask for no traits fetch cryptography alone, and compile what they link and nothing else",
    .enabled(if: TestTier.isSlow, "make test-all runs it"))
  func compiled() throws {
    let app = try UpdatesApp()
    let graph = try app.swift("package", "show-dependencies", "--format", "flatlist").output
    let names = Set(graph.split(separator: "\n").map(String.init))
    // A package that is reached by its path goes by its folder's name.
    #expect(names == [Project.root.lastPathComponent.lowercased(), "swift-asn1", "swift-crypto"])
    _ = try app.swift("build", "--product", "App")
    let own = try PackageDescription.shared.get().modules.map(\.name)
    #expect(
      try app.modules().filter(own.contains) == [
        "CalendarDates", "Catalogue", "CatalogueUpdates", "FileAccess", "FilePatches", "HTTPTransport",
        "StrictJSON", "UpdateFramework",
      ])
  }
}
