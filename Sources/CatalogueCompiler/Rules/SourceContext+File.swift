internal import Diagnostics

extension SourceContext {
  /// What is known of a brand file alone, without the others of its market.
  init(of file: SourceText, by parser: SourceParser, _ settings: MarketSettings) {
    let parsed = parser.parse(file, parser.brandSchema)
    let sources = ParsedSources(
      settings: settings, brands: [BrandSource(file, parsed.value)], logoPaths: [], logos: [],
      strayPaths: [], problems: [parsed.problems])
    self.init(sources: sources, baseline: nil, templates: [:])
  }
}
