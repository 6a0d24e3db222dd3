import Testing

/// The layers, the lowest first. Which module depends on which is in Package.swift alone.
private let layers: [Set<String>] = [
  ["CBuildCommit", "CCurl", "CLibXML2", "CYAML", "CZlib"],
  [
    "CalendarDates", "Diagnostics", "FileAccess", "FilePatches", "ProgramVersion", "RegularExpressions",
    "StrictJSON",
  ],
  [
    "Catalogue", "CommandRunning", "HTTPTransport", "JSONSchema", "SVGNormalizer", "UpdateFramework",
    "YAMLSource",
  ],
  ["BundlePublisher", "CatalogueSources", "CatalogueUpdates", "WalletPasses"],
  ["CatalogueRules"],
  ["CatalogueAuthoring", "CatalogueDifferences", "CatalogueEmit"],
  ["CatalogueCompiler"],
  ["CatalogueLanguageServer", "CataloguePreviews"],
  ["BundleCommand", "CatalogueCommand", "PreviewServer"],
  ["BundleMain", "CatalogueMain"],
  ["GenerateBrands", "GenerateBrandsCommand"],
]

/// Modules that hold arguments, files and connections. All others are cores, which touch no disk, clock, network or
/// environment.
private let rim: Set<String> = [
  "BundleCommand", "BundleMain", "CatalogueCommand", "CatalogueMain", "CatalogueUpdates", "CommandRunning",
  "FileAccess", "GenerateBrands", "GenerateBrandsCommand", "HTTPTransport", "PreviewServer",
]

/// What modules may import beside their dependencies.
private let systemModules: [String: Set<String>] = [
  // For Unicode, for writing JSON and for locks.
  "Catalogue": ["Foundation"], "CatalogueAuthoring": ["Foundation"], "CataloguePreviews": ["Foundation"],
  "CatalogueRules": ["Foundation"], "CatalogueSources": ["Foundation"], "Diagnostics": ["Foundation"],
  "RegularExpressions": ["Foundation"],
  "GenerateBrands": ["PackagePlugin"], "GenerateBrandsCommand": ["PackagePlugin"],
  // What Swift's own library lacks: sine and its like.
  "SVGNormalizer": ["Darwin", "Glibc", "Musl"],
]

/// What reads the outside world, by the name that it has in Foundation or the C library.
private let outsideWorld = [
  "FileManager", "FileHandle", "ProcessInfo", "URLSession", "Date()", "Date.now", "getenv", "fopen",
  "Process()", "Data(contentsOf", "String(contentsOf",
]

/// What belongs to the process, and not to a command that runs in it.
private let ofProcess = [
  "FileHandle.standard", "processInfo.environment", "Date()", "Date.now", "isatty", " print(", " readLine()",
  "changeCurrentDirectoryPath", "currentDirectoryPath", "Process()",
]

@Suite("The modules and their dependencies")
struct ModuleTests {
  private let package: PackageDescription

  init() throws { package = try PackageDescription.shared.get() }

  @Test("every module stands in one layer")
  func everyModuleHasItsLayer() {
    #expect(layers.flatMap { $0 }.sorted() == package.sources.map(\.name).sorted())
  }

  @Test("a module depends only on lower layers, and on nothing of Tests")
  func dependenciesPointDown() {
    let own = Set(package.modules.map(\.name))
    for module in package.sources {
      let lower = layers.prefix { !$0.contains(module.name) }.reduce(into: Set()) { $0.formUnion($1) }
      // A plugin runs a command of the layer below, by its arguments.
      let higher = module.dependencies.intersection(own).subtracting(lower)
      #expect(higher.isEmpty, "\(module.name) depends on \(higher.sorted())")
    }
  }

  @Test(
    "what publishes and updates catalogues knows of no kind",
    arguments: ["BundlePublisher", "CatalogueUpdates"])
  func noKindIsKnown(name: String) throws {
    let module = try #require(package.sources.first { $0.name == name })
    for file in SourceFile.all(in: module.folder) {
      let lines = file.code(with: "brand") + file.code(with: "Brand")
      #expect(lines.isEmpty, "\(file.path): \(lines)")
    }
  }

  @Test("a module imports all of its dependencies and nothing else")
  func importsAreTheDependencies() {
    for module in package.sources where !["system", "plugin"].contains(module.type) {
      let files = SourceFile.all(in: module.folder)
      let system = (systemModules[module.name] ?? []).union(rim.contains(module.name) ? ["Foundation"] : [])
      for file in files {
        let others = Set(file.imports).subtracting(module.dependencies).subtracting(system)
        #expect(others.isEmpty, "\(file.path) imports \(others.sorted())")
      }
      let unused = module.dependencies.subtracting(files.flatMap(\.imports))
      #expect(unused.isEmpty, "\(module.name) doesn't import \(unused.sorted())")
    }
  }

  @Test("the cores don't touch disk, clock, network or environment")
  func coresArePure() {
    for module in package.sources where !rim.contains(module.name) {
      for file in SourceFile.all(in: module.folder) {
        for name in outsideWorld {
          #expect(file.code(with: name).isEmpty, "\(file.path) uses \(name)")
        }
      }
    }
  }

  @Test(
    "nothing that catalogue or the plugins link is cryptography",
    arguments: ["CatalogueMain", "GenerateBrands"])
  func noCryptography(name: String) {
    var linked: Set<String> = []
    var left: Set<String> = [name]
    while let next = left.popFirst() {
      linked.insert(next)
      left.formUnion(package.sources.filter { $0.name == next }.flatMap(\.dependencies))
      left.subtract(linked)
    }
    #expect(linked.contains("CatalogueCommand"))
    #expect(linked.isDisjoint(with: ["Crypto", "UpdateFramework", "BundlePublisher"]))
  }

  @Test(
    "commands read folder, environment, clock and streams from their context alone",
    arguments: ["CatalogueCommand", "BundleCommand"])
  func commandsAreFunctions(name: String) throws {
    let module = try #require(package.sources.first { $0.name == name })
    for file in SourceFile.all(in: module.folder) {
      for word in ofProcess { #expect(file.code(with: word).isEmpty, "\(file.path) uses \(word)") }
    }
  }

  @Test("no module uses NSString, whose path methods crash on Linux: PathParts has what they do")
  func pathsAreSplitInOnePlace() {
    for module in package.sources {
      for file in SourceFile.all(in: module.folder) {
        #expect(file.code(with: "NSString").isEmpty, "\(file.path)")
      }
    }
  }
}
