// swift-tools-version: 6.2
import PackageDescription

/// Every target is built with the same settings; a module that needs others is a design mistake.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// The commit, for `--version`: the Makefile tells it. SwiftPM's own `Context.gitInformation` is kept from one commit to
/// the next with the rest of the manifest, and would name an older one.
let commit = (Context.environment["CATALOGUE_COMMIT"] ?? "").filter {
  $0.isLetter || $0.isNumber || " ,".contains($0)
}

/// What Apple's stores ask for. Elsewhere a resource would only add a folder beside each program, and the build's path in it.
#if canImport(Darwin)
  let privacyManifest = (file: "PrivacyInfo.xcprivacy", isResource: true)
#else
  let privacyManifest = (file: "PrivacyInfo.xcprivacy", isResource: false)
#endif

let commands = TargetDependencyCondition.when(traits: ["Commands"])
let argumentParser: Target.Dependency = .product(
  name: "ArgumentParser", package: "swift-argument-parser", condition: commands)

/// A module depends only on lower layers; Tests/ModuleTests checks that, and that each imports what it names here.
let package = Package(
  name: "brand-catalogue",
  platforms: [.macOS(.v13), .iOS(.v16), .watchOS(.v9)],
  products: [
    .executable(name: "catalogue", targets: ["CatalogueMain"]),
    .executable(name: "catalogue-bundle", targets: ["BundleMain"]),
    .executable(name: "catalogue-preview", targets: ["PreviewServer"]),
    .plugin(name: "GenerateBrands", targets: ["GenerateBrands"]),
    .plugin(name: "GenerateBrandsCommand", targets: ["GenerateBrandsCommand"]),
    .library(name: "Catalogue", targets: ["Catalogue"]),
    .library(name: "CatalogueUpdates", targets: ["CatalogueUpdates"]),
    // Not for apps, and no promise of an interface: what the package in Tools/ measures, and what its tests share.
    .library(
      name: "ToolSupport",
      targets: [
        "BundlePublisher", "Catalogue", "CatalogueAuthoring", "CatalogueCompiler", "CatalogueEmit",
        "CatalogueSources", "CatalogueUpdates", "Diagnostics", "FileAccess", "FilePatches", "HTTPTransport",
        "JSONSchema", "RegularExpressions", "SVGNormalizer", "StrictJSON", "TestSupport",
        "UpdateFramework", "YAMLSource",
      ]),
  ],
  // An app that links the libraries alone says `traits: []`, and neither fetches nor compiles what the commands need.
  traits: [
    // One trait: with two, SwiftPM passes them to the compiler in an order that changes from run to run, and compiles
    // everything again.
    .trait(name: "Commands", description: "The commands and the plugins"),
    .default(enabledTraits: ["Commands"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    // System libraries
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),

    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),

    .systemLibrary(name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),

    .target(name: "CBuildCommit", cSettings: [.define("BUILD_COMMIT", to: "\"\(commit)\"")]),
    .target(name: "ProgramVersion", dependencies: ["CBuildCommit"], swiftSettings: settings),

    // Layer 1
    .target(name: "Diagnostics", swiftSettings: settings),
    .target(name: "FileAccess", swiftSettings: settings),
    .target(name: "FilePatches", swiftSettings: settings),
    .target(name: "StrictJSON", swiftSettings: settings),
    .target(name: "RegularExpressions", swiftSettings: settings),
    .target(name: "CalendarDates", swiftSettings: settings),
    .target(name: "Catalogue", dependencies: ["CalendarDates", "StrictJSON"], swiftSettings: settings),

    // Layer 2
    .target(
      name: "YAMLSource", dependencies: ["CYAML", "Diagnostics", "StrictJSON"], swiftSettings: settings),
    .target(
      name: "JSONSchema", dependencies: ["Diagnostics", "RegularExpressions", "StrictJSON"],
      swiftSettings: settings),
    .target(name: "SVGNormalizer", dependencies: ["CLibXML2"], swiftSettings: settings),
    .target(
      name: "HTTPTransport", dependencies: [.target(name: "CCurl", condition: .when(platforms: [.linux]))],
      swiftSettings: settings),
    // Linked into phones and watches: where CryptoKit is, Crypto is nothing but another name for it.
    .target(
      name: "UpdateFramework",
      dependencies: ["CalendarDates", "StrictJSON", .product(name: "Crypto", package: "swift-crypto")],
      swiftSettings: settings),

    // Layer 3. First the compiler's modules, each above those that it needs.
    .target(
      name: "CatalogueSources",
      dependencies: ["Catalogue", "Diagnostics", "JSONSchema", "SVGNormalizer", "StrictJSON", "YAMLSource"],
      swiftSettings: settings),
    .target(
      name: "CatalogueRules",
      dependencies: [
        "Catalogue", "CatalogueSources", "Diagnostics", "JSONSchema", "RegularExpressions", "SVGNormalizer",
        "StrictJSON", "YAMLSource",
      ],
      swiftSettings: settings),
    .target(
      name: "CatalogueDifferences",
      dependencies: [
        "Catalogue", "CatalogueRules", "CatalogueSources", "Diagnostics", "JSONSchema", "StrictJSON",
      ],
      swiftSettings: settings),
    .target(
      name: "CatalogueAuthoring",
      dependencies: [
        "Catalogue", "CatalogueRules", "CatalogueSources", "Diagnostics", "JSONSchema", "SVGNormalizer",
        "StrictJSON", "YAMLSource",
      ],
      swiftSettings: settings),
    .target(
      name: "CatalogueEmit",
      dependencies: [
        "Catalogue", "CatalogueRules", "CatalogueSources", "Diagnostics", "SVGNormalizer", "StrictJSON",
      ],
      swiftSettings: settings),
    .target(
      name: "CatalogueCompiler",
      dependencies: [
        "Catalogue", "CatalogueAuthoring", "CatalogueDifferences", "CatalogueEmit", "CatalogueRules",
        "CatalogueSources", "Diagnostics", "JSONSchema", "StrictJSON",
      ],
      swiftSettings: settings),
    .target(
      name: "CataloguePreviews",
      dependencies: [
        "Catalogue", "CatalogueCompiler", "CatalogueDifferences", "CatalogueEmit",
        "CatalogueRules", "CatalogueSources", "Diagnostics", "StrictJSON",
      ],
      swiftSettings: settings),
    .target(
      name: "CatalogueLanguageServer",
      dependencies: [
        "CatalogueAuthoring", "CatalogueCompiler", "CatalogueRules", "CatalogueSources", "Diagnostics",
        "StrictJSON", "YAMLSource",
      ],
      swiftSettings: settings),
    .target(
      name: "BundlePublisher", dependencies: ["Catalogue", "FilePatches", "StrictJSON", "UpdateFramework"],
      swiftSettings: settings),
    .target(
      name: "WalletPasses",
      dependencies: ["Catalogue", "CZlib", "StrictJSON", .product(name: "Crypto", package: "swift-crypto")],
      swiftSettings: settings),
    .target(
      name: "CatalogueUpdates",
      dependencies: [
        "Catalogue", "FileAccess", "FilePatches", "HTTPTransport", "StrictJSON", "UpdateFramework",
      ],
      exclude: privacyManifest.isResource ? [] : [privacyManifest.file],
      resources: privacyManifest.isResource ? [.copy(privacyManifest.file)] : [], swiftSettings: settings),

    // Layer 4. Commands are functions; the programs call them.
    .target(name: "CommandRunning", dependencies: ["FileAccess", argumentParser], swiftSettings: settings),
    .target(
      name: "CatalogueCommand",
      dependencies: [
        "Catalogue", "CatalogueAuthoring", "CatalogueCompiler", "CatalogueDifferences", "CatalogueEmit",
        "CatalogueLanguageServer", "CataloguePreviews", "CatalogueRules", "CatalogueSources",
        "CommandRunning",
        "Diagnostics", "FileAccess", "JSONSchema", "ProgramVersion", "SVGNormalizer", "StrictJSON",
        argumentParser,
      ],
      swiftSettings: settings),
    // Apart from the other command, so that Brands.swift never waits for cryptography to compile.
    .target(
      name: "BundleCommand",
      dependencies: [
        "BundlePublisher", "Catalogue", "CatalogueUpdates", "CommandRunning", "CZlib", "Diagnostics",
        "FileAccess",
        "HTTPTransport", "ProgramVersion", "StrictJSON", "UpdateFramework", "WalletPasses",
        argumentParser,
      ],
      swiftSettings: settings),
    // Apart from the other command, so that nobody waits for a web server to compile who doesn't want one.
    .executableTarget(
      name: "PreviewServer",
      dependencies: [
        "CommandRunning", "FileAccess", "ProgramVersion",
        argumentParser,
        .product(name: "FlyingFox", package: "FlyingFox", condition: commands),
        .product(name: "FlyingSocks", package: "FlyingFox", condition: commands),
      ],
      swiftSettings: settings),
    // The programs. Not named after their products: "catalogue" and "Catalogue" are one folder on a Mac's disk.
    .executableTarget(
      name: "CatalogueMain", dependencies: ["CatalogueCommand", "CommandRunning"], swiftSettings: settings),
    .executableTarget(
      name: "BundleMain", dependencies: ["BundleCommand", "CommandRunning"], swiftSettings: settings),
    // Plugins, which know the command only by its arguments
    .plugin(
      name: "GenerateBrands", capability: .buildTool(), dependencies: ["CatalogueMain"],
      path: "Sources/GenerateBrands"),
    .plugin(
      name: "GenerateBrandsCommand",
      capability: .command(
        intent: .custom(
          verb: "generate-brands", description: "Write Brands.swift beside a target's catalogue"),
        permissions: [.writeToPackageDirectory(reason: "It writes Brands.swift into the target's folder.")]),
      dependencies: ["CatalogueMain"], path: "Sources/GenerateBrandsCommand"),

    // Tests
    .target(
      name: "TestSupport", dependencies: ["FileAccess"], path: "Tests/TestSupport", swiftSettings: settings),
    .target(
      name: "CommandTestSupport", dependencies: ["CommandRunning", "TestSupport"],
      path: "Tests/CommandTestSupport", swiftSettings: settings),
    .testTarget(name: "ModuleTests", dependencies: ["TestSupport"], swiftSettings: settings),
    .target(
      name: "BundleTestSupport", dependencies: ["Catalogue", "UpdateFramework"],
      path: "Tests/BundleTestSupport", swiftSettings: settings),
    .testTarget(
      name: "BundleCommandTests",
      dependencies: [
        "BundleCommand", "BundleMain", "BundleTestSupport", "CommandTestSupport", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "BundlePublisherTests",
      dependencies: [
        "BundlePublisher", "BundleTestSupport", "Catalogue", "FilePatches", "StrictJSON", "TestSupport",
        "UpdateFramework",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "CatalogueCompilerTests",
      dependencies: [
        "Catalogue", "CatalogueAuthoring", "CatalogueCommand", "CatalogueCompiler", "CatalogueDifferences",
        "CatalogueEmit", "CatalogueRules", "CatalogueSources", "CommandTestSupport", "Diagnostics",
        "JSONSchema",
        "StrictJSON", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "CatalogueTests",
      dependencies: ["Catalogue", "StrictJSON", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "CatalogueUpdatesTests",
      dependencies: [
        "BundlePublisher", "BundleTestSupport", "Catalogue", "CatalogueUpdates", "FileAccess", "FilePatches",
        "HTTPTransport", "StrictJSON", "TestSupport", "UpdateFramework",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "CatalogueCommand", "CatalogueMain", "CommandTestSupport", "Diagnostics", "StrictJSON", "TestSupport",
        "YAMLSource",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "DiagnosticsTests", dependencies: ["Diagnostics", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "FileAccessTests", dependencies: ["FileAccess", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "FilePatchesTests", dependencies: ["FilePatches", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "GeneratedCodeTests",
      dependencies: [
        "Catalogue", "CatalogueAuthoring", "CatalogueCompiler", "CatalogueDifferences", "CatalogueEmit",
        "CataloguePreviews", "CatalogueRules", "CatalogueSources", "Diagnostics", "StrictJSON", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "HTTPTransportTests", dependencies: ["HTTPTransport", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "JSONSchemaTests",
      dependencies: ["Diagnostics", "JSONSchema", "StrictJSON", "TestSupport", "YAMLSource"],
      swiftSettings: settings),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: [
        "Catalogue", "CatalogueCommand", "CatalogueCompiler", "CatalogueEmit", "CatalogueLanguageServer",
        "CatalogueSources", "CommandTestSupport", "Diagnostics", "StrictJSON", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(name: "PluginExampleTests", dependencies: ["TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "PreviewTests",
      dependencies: [
        "CatalogueCommand", "CatalogueMain", "CommandTestSupport", "PreviewServer", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "RegularExpressionsTests",
      dependencies: ["RegularExpressions", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "SVGNormalizerTests",
      dependencies: ["SVGNormalizer", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "StrictJSONTests",
      dependencies: ["StrictJSON", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "UpdateFrameworkTests",
      dependencies: [
        "StrictJSON", "TestSupport", "UpdateFramework", .product(name: "Crypto", package: "swift-crypto"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "WalletPassesTests", dependencies: ["Catalogue", "StrictJSON", "TestSupport", "WalletPasses"],
      swiftSettings: settings),
    .testTarget(
      name: "YAMLSourceTests",
      dependencies: ["Diagnostics", "StrictJSON", "TestSupport", "YAMLSource"],
      swiftSettings: settings),
  ]
)

/// The areas of the tests: a package has one bundle of tests, and `CATALOGUE_AREA` leaves the other areas' out of it.
/// "make test AREA=logos" sets it.
let areas: [String: Set<String>] = [
  "text": [
    "DiagnosticsTests", "FileAccessTests", "JSONSchemaTests", "RegularExpressionsTests", "StrictJSONTests",
    "YAMLSourceTests",
  ],
  "logos": ["SVGNormalizerTests"],
  "apps": [
    "CatalogueTests", "CatalogueUpdatesTests", "FilePatchesTests", "HTTPTransportTests",
    "UpdateFrameworkTests",
  ],
  "compiler": ["CatalogueCompilerTests", "GeneratedCodeTests"],
  "editing": ["LanguageServerTests", "PreviewTests"],
  "publishing": ["BundleCommandTests", "BundlePublisherTests", "WalletPassesTests"],
  "commands": ["CommandTests", "ModuleTests", "PluginExampleTests"],
]
if let area = Context.environment["CATALOGUE_AREA"], let tests = areas[area] {
  package.targets.removeAll { $0.isTest && !tests.contains($0.name) }
}
