// swift-tools-version: 6.2
import PackageDescription

/// Apps as others write them, who depend on this project for their catalogue. `swift run WatchApp` tries one.
let package = Package(
  name: "PluginExample",
  platforms: [.macOS(.v13), .iOS(.v16), .watchOS(.v9)],
  // Without the trait that brings a web server.
  dependencies: [.package(name: "brand-catalogue", path: "../..", traits: ["Commands"])],
  targets: [
    // Holds a published catalogue, and gets its types with it.
    .executableTarget(
      name: "WatchApp", plugins: [.plugin(name: "GenerateBrands", package: "brand-catalogue")]),
    // Holds the sources of a market, and has the types from the library.
    .executableTarget(
      name: "ShopApp", dependencies: [.product(name: "Catalogue", package: "brand-catalogue")],
      plugins: [.plugin(name: "GenerateBrands", package: "brand-catalogue")]),
  ],
  swiftLanguageModes: [.v6]
)
