internal import Diagnostics

/// What a market's sources hold, counted: also while there are findings, as far as the files can be read.
public struct CatalogueStatistics: Sendable {
  /// An optional field, and how many live brands leave it out.
  struct Gap: Sendable {
    let field: String
    let count: Int
  }

  let country: String?
  let categories: [CategoryCounts]
  let gaps: [Gap]
  /// The paths of files of which nothing could be read, which aren't counted.
  let unreadablePaths: [String]

  /// Counts the brands of a market's sources. Logos, schemas and templates aren't looked at.
  public init(_ files: SourceFiles) async {
    var files = files
    files.logos = []
    let sources = await SourceParser().parse(files)
    let (settings, brands) = (sources.settings, sources.brands)
    let readable = brands.filter { !$0.isUnreadable }
    country = settings.country
    categories = CategoryCounts.all(of: readable, settings)
    let live = readable.filter(\.isLive)
    gaps = Self.optionalFields.map { field, isMissing in
      Gap(field: field, count: live.count(where: isMissing))
    }
    unreadablePaths =
      (settings.isUnreadable ? [files.settings.path] : []) + brands.filter(\.isUnreadable).map(\.source.path)
  }

  /// The counts of all categories together.
  var total: BrandCounts { categories.map(\.counts).reduce(BrandCounts(), +) }

  /// The fields that a brand needn't have and that say more of it, in the order of the schema. Those that only say
  /// what differs from the usual (`status`, `initialsColor`, `distinctFrom` …) aren't missed.
  private static let optionalFields: [(String, @Sendable (BrandSource) -> Bool)] = [
    ("color", { $0.color == nil }),
    ("aliases", \.aliases.isEmpty),
    ("keywords", \.keywords.isEmpty),
    ("programmes", \.programmes.isEmpty),
    ("initials", { $0.initials == nil }),
    ("rank", { $0.rank == nil }),
    ("wikidata", { $0.wikidata == nil }),
    ("nsi", { $0.nsi == nil }),
    ("simpleIcons", { $0.simpleIcons == nil }),
    ("group", { $0.group == nil }),
    ("regions", \.regions.isEmpty),
    ("since", { $0.since == nil }),
  ]
}
