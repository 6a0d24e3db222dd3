internal import Catalogue
internal import Diagnostics

/// What the rules about source files see: the files, what was released before, and look-ups over both.
struct SourceContext: Sendable {
  let sources: ParsedSources
  let baseline: ReleasedCatalogue?
  /// The templates by file name.
  let templates: [String: SourceText]
  /// The brands by id; the first of several.
  let brandsByID: [String: BrandSource]
  /// Where every name is used.
  let names: NameIndex

  init(sources: ParsedSources, baseline: ReleasedCatalogue?, templates: [String: SourceText]) {
    self.sources = sources
    self.baseline = baseline
    self.templates = templates
    brandsByID = Dictionary(sources.brands.map { ($0.key, $0) }) { first, _ in first }
    names = NameIndex(sources.brands)
  }

  var brands: [BrandSource] { sources.brands }
  var liveBrands: [BrandSource] { sources.brands.filter(\.isLive) }
  var settings: MarketSettings { sources.settings }
}
