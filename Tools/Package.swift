// swift-tools-version: 6.2
import PackageDescription

/// As in the package that these tools measure.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// The modules of the root package, by its product for tools, and what its tests share.
let project: Target.Dependency = .product(name: "ToolSupport", package: "brand-catalogue")
let arguments: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "catalogue-tools",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "brand-catalogue", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
  ],
  targets: [
    .executableTarget(
      name: "catalogue-bench", dependencies: [project, arguments], path: "Sources/CatalogueBenchmark",
      swiftSettings: settings),
    .executableTarget(
      name: "logo-lab", dependencies: [project, arguments], path: "Sources/LogoLaboratory",
      swiftSettings: settings),
    .executableTarget(
      name: "schema-conformance", dependencies: [project, arguments], path: "Sources/SchemaConformance",
      swiftSettings: settings),
    .executableTarget(
      name: "updates-walkthrough", dependencies: [project], path: "Sources/UpdatesWalkthrough",
      swiftSettings: settings),
    .executableTarget(
      name: "tuf-client", dependencies: ["AdditionalSignatures", project, arguments],
      path: "Sources/TUFClient", swiftSettings: settings),
    // Apart because CryptoExtras brings a whole cryptographic library.
    .target(
      name: "AdditionalSignatures",
      dependencies: [
        project,
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "CryptoExtras", package: "swift-crypto"),
      ],
      swiftSettings: settings),
    // Fuzzing: what is tried, and the program, which scripts/fuzz builds with libFuzzer.
    .target(name: "FuzzTargets", dependencies: [project], swiftSettings: settings),
    .target(name: "CFuzzDriver"),
    .executableTarget(
      name: "fuzz", dependencies: ["CFuzzDriver", "FuzzTargets"], path: "Sources/Fuzz",
      swiftSettings: settings),

    .testTarget(
      name: "AdditionalSignaturesTests", dependencies: ["AdditionalSignatures", project],
      swiftSettings: settings),
    .testTarget(
      name: "BenchmarkTests", dependencies: ["catalogue-bench", project], swiftSettings: settings),
    .testTarget(name: "FuzzTests", dependencies: ["FuzzTargets"], swiftSettings: settings),
    .testTarget(name: "TUFClientTests", dependencies: ["tuf-client", project], swiftSettings: settings),
    .testTarget(
      name: "UpdatesWalkthroughTests", dependencies: ["updates-walkthrough", project],
      swiftSettings: settings),
  ]
)
