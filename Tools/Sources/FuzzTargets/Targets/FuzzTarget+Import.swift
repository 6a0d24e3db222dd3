internal import CatalogueAuthoring
internal import CatalogueSources
internal import Diagnostics
internal import TestSupport
internal import YAMLSource

extension FuzzTarget {
  static let `import` = FuzzTarget(
    "import",
    "CatalogueImport: the files are in the new folder, each once, can be read, and are formatted.",
    seeds: FuzzSeeds(
      ["Tests/Fixtures/cases", "Tests/Fixtures/conformance"],
      endingIn: [".json"]),
    tokens: catalogueTokens + [
      "\"id\": \"", "\"name\": \"", "\"category\": \"", "\"aliases\": [", "\"logo\": \"", "\"color\": \"#",
      "\"regex\"",
      "\"initials\": \"", "\"sources\": [", "\\u202e", "\\u0000", "..\\/", "\"tombstones\": [",
      "\"version\": \"",
    ],
    maximumLength: 8192
  ) { bytes throws(BrokenInvariant) in
    guard let schemas else { return }
    let sources = ImportSources(catalogue: SourceText(path: "catalogue.json", bytes: bytes), schemas: schemas)
    guard let result = try? CatalogueImport.run(sources) else { return }
    try require(Set(result.files.map(\.path)).count == result.files.count, "a file is written twice")
    for file in result.files {
      try require(isExpected(file.path), "\(file.path) isn't a file of the folder")
      try requireFormatted(file)
    }
  }

  private static func requireFormatted(_ file: ImportedFile) throws(BrokenInvariant) {
    let source = SourceText(path: file.path, bytes: file.bytes)
    let formatted: [UInt8]
    do { formatted = try YAMLFormatter.format(source) } catch {
      throw BrokenInvariant("\(file.path) can't be read: \(error.message)")
    }
    try require(formatted == file.bytes, "\(file.path) isn't formatted: \(source.text(0..<file.bytes.count))")
  }

  private static func isExpected(_ path: String) -> Bool {
    guard path != "catalogue.yaml" else { return true }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == "brands", parts[1].hasSuffix(".yaml") else { return false }
    return parts[1].dropLast(5).utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || byte == UInt8(ascii: "-")
    }
  }

  private static let schemas = projectSchemas
}

/// The project's own schemas.
let projectSchemas: SchemaFiles? = {
  let texts = ["brands/brand.schema.json", "brands/kind.yaml", "catalogue.schema.json"].compactMap {
    name -> SourceText? in
    let path = "schemas/\(name)"
    return (try? Project.bytes(path)).map { SourceText(path: path, bytes: $0) }
  }
  guard texts.count == 3 else { return nil }
  let kind = KindFiles(name: "brands", schemas: [texts[0]], configuration: texts[1])
  return SchemaFiles(kind: kind, settings: texts[2])
}()
