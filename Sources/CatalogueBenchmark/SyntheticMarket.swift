internal import CatalogueCompiler
internal import Diagnostics
internal import Foundation

/// A market of made-up brands, as large as one likes, written to a folder.
struct SyntheticMarket {
  let count: Int
  let folder: String

  init(brands count: Int, folder: String) {
    self.count = count
    self.folder = folder
  }

  private var market: String { "\(folder)/market" }
  var cataloguePath: String { market + ".json" }
  var generatedFolder: String { "\(folder)/Generated" }
  /// What the command needs to know of the market.
  var arguments: [String] { ["--market", market, "--generated", generatedFolder, "--date", "2026-01-01"] }

  func write() throws {
    for name in ["brands", "logos"] {
      try FileManager.default.createDirectory(atPath: "\(market)/\(name)", withIntermediateDirectories: true)
    }
    try Self.settings.write(toFile: "\(market)/catalogue.yaml", atomically: false, encoding: .utf8)
    for index in 0..<count {
      let brand = SyntheticBrand(index: index)
      try brand.yaml().write(toFile: path(of: brand), atomically: false, encoding: .utf8)
      if brand.hasLogo {
        try brand.svg.write(toFile: "\(market)/logos/\(brand.id).svg", atomically: false, encoding: .utf8)
      }
    }
  }

  func deleteOutputs() throws {
    for path in [generatedFolder, cataloguePath] where FileManager.default.fileExists(atPath: path) {
      try FileManager.default.removeItem(atPath: path)
    }
  }

  /// Changes one brand, in another way for each number.
  func changeOneBrand(_ number: Int) throws {
    let brand = SyntheticBrand(index: count / 2)
    try brand.yaml(keyword: "edit\(number)").write(
      toFile: path(of: brand), atomically: false, encoding: .utf8)
  }

  /// The sources, read by the plainest means.
  func read() throws -> SourceFiles {
    var files = SourceFiles(
      settings: try text("\(market)/catalogue.yaml"),
      brands: try names("brands").map { try text("\(market)/brands/\($0)") },
      logos: try names("logos").map { try text("\(market)/logos/\($0)") },
      schemas: SchemaFiles(
        brand: try text("schemas/brand.schema.json"), settings: try text("schemas/catalogue.schema.json"),
        published: try text("schemas/published.schema.json")),
      cataloguePath: cataloguePath)
    for name in ["Brands.swift.mustache", "Brands.kt.mustache"] {
      files.templates[name] = try text("templates/\(name)")
    }
    return files
  }

  var sourceBytes: Int { bytes(under: market) }
  var outputBytes: Int { bytes(under: folder) - sourceBytes }

  private func names(_ name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(market)/\(name)").sorted()
  }

  private func text(_ path: String) throws -> SourceText {
    SourceText(path: path, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
  }

  private func path(of brand: SyntheticBrand) -> String { "\(market)/brands/\(brand.id).yaml" }

  private func bytes(under folder: String) -> Int {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return paths.reduce(0) { sum, path in
      let attributes = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(path)")
      return attributes?[.type] as? FileAttributeType == .typeRegular
        ? sum + (attributes?[.size] as? Int ?? 0) : sum
    }
  }

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
