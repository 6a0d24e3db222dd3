internal import CatalogueAuthoring
internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON
internal import TestSupport
internal import YAMLSource

extension FuzzTarget {
  static let format = FuzzTarget(
    "format",
    "YAMLFormatter and BrandFileFormatter: formatting never changes a value, and the second time nothing.",
    seeds: .yamlFiles, tokens: yamlTokens
  ) { bytes throws(BrokenInvariant) in
    let file = SourceText(path: "brands/a.yaml", bytes: bytes)
    let formatted = try? YAMLFormatter.format(file)
    if let formatted {
      let (before, after) = (YAMLReader.read(file).value, value(of: formatted))
      try require(
        before.map { after?.isEqual(to: $0) == true } ?? false,
        "formatting changes the value: \(text(formatted))")
      let again = try? YAMLFormatter.format(SourceText(path: file.path, bytes: formatted))
      try require(
        again == formatted, "formatting twice gives other bytes: \(text(formatted)) \(again.map(text) ?? "")")
    }
    try requireStableBrand(file)
  }

  /// The formatter of brand files also applies autofixes, so that the value may be another; but once only.
  private static func requireStableBrand(_ file: SourceText) throws(BrokenInvariant) {
    guard let formatter = brandFormatter, let formatted = formatter.format(file).bytes else { return }
    let again = formatter.format(SourceText(path: file.path, bytes: formatted))
    try require(
      again.bytes == formatted && again.fixed.isEmpty,
      "a formatted brand file is formatted again: \(text(formatted)) \(again.bytes.map(text) ?? "refused")")
  }

  private static let brandFormatter: BrandFileFormatter? = {
    projectSchemas.flatMap { try? BrandFileFormatter($0.kind) }
  }()

  private static func value(of bytes: [UInt8]) -> LocatedValue? {
    YAMLReader.read(SourceText(path: "brands/a.yaml", bytes: bytes)).value
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
