internal import CatalogueCompiler
internal import Diagnostics
internal import FileAccess
internal import Foundation

/// A market of made-up brands, as large as one likes.
struct SyntheticMarket {
  let count: Int
  let folder: String

  init(brands count: Int, folder: String) {
    self.count = count
    self.folder = folder
  }

  private var market: String { "\(folder)/market" }
  /// What the command needs to know of the market.
  var arguments: [String] { ["--market", market, "--date", "2026-01-01"] }

  /// An empty folder to build into: where thousands of files were deleted just before, some disks take several times
  /// as long to make others.
  func freshBuildFolder(_ number: Int) -> BuildFolder {
    BuildFolder(path: "\(folder)/build-\(getpid())-\(number)")
  }

  /// The sources, made in memory.
  func sources() throws -> SourceFiles {
    let brands = (0..<count).map(SyntheticBrand.init)
    return try files(
      settings: SourceText(path: settingsPath, bytes: Array(Self.settings.utf8)),
      brands: brands.map { SourceText(path: path(of: $0), bytes: Array($0.yaml().utf8)) },
      logos: brands.filter(\.hasLogo).map {
        SourceText(path: "\(market)/logos/\($0.id).svg", bytes: Array($0.svg.utf8))
      })
  }

  /// Writes the sources.
  func write(_ sources: SourceFiles) throws {
    for name in ["brands", "logos"] {
      try FileManager.default.createDirectory(atPath: "\(market)/\(name)", withIntermediateDirectories: true)
    }
    for source in [sources.settings] + sources.brands + sources.logos {
      try Data(source.bytes).write(to: URL(fileURLWithPath: source.path))
    }
  }

  /// Changes one brand, in another way for each number.
  func changeOneBrand(_ number: Int) throws {
    let brand = SyntheticBrand(index: count / 2)
    try Data(brand.yaml(keyword: "edit\(number)").utf8).write(to: URL(fileURLWithPath: path(of: brand)))
  }

  /// The sources, read by the plainest means.
  func read() throws -> SourceFiles {
    try files(
      settings: try text(settingsPath),
      brands: try names("brands").map { try text("\(market)/brands/\($0)") },
      logos: try names("logos").map { try text("\(market)/logos/\($0)") })
  }

  /// The sources, with the project's own schemas and templates.
  private func files(settings: SourceText, brands: [SourceText], logos: [SourceText]) throws -> SourceFiles {
    var files = SourceFiles(
      settings: settings, brands: brands, logos: logos,
      schemas: SchemaFiles(
        brand: try text("schemas/brand.schema.json"), settings: try text("schemas/catalogue.schema.json"),
        published: try text("schemas/published.schema.json")),
      cataloguePath: market + ".json")
    for name in try FolderListing.files(below: "templates", depth: 3) {
      files.templates[name] = try text("templates/\(name)")
    }
    return files
  }

  private var settingsPath: String { "\(market)/catalogue.yaml" }

  private func names(_ name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(market)/\(name)").sorted()
  }

  private func text(_ path: String) throws -> SourceText {
    SourceText(path: path, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
  }

  private func path(of brand: SyntheticBrand) -> String { "\(market)/brands/\(brand.id).yaml" }

  private static let settings = """
    country: IT
    schemaVersion: 1
    neutralColor: "#5F6368"
    categories:
    \(SyntheticBrand.categories.map { "  - id: \($0)\n    name: \($0.capitalized)\n    minimum: 0\n    words:\n      - generico" }.joined(separator: "\n"))
    stopWords:
      - carta
    retired: []

    """
}
