package import Diagnostics
package import JSONSchema
internal import StrictJSON
package import YAMLSource

/// All source files, read: typed as far as they could be, with what the readers and the schemas found wrong.
package struct ParsedSources: Sendable {
  /// What the readers found wrong with one file.
  package struct FileProblems: Sendable {
    package let source: SourceText
    package let syntax: [YAMLProblem]
    package let schema: [SchemaFailure]
    /// The same, without those that go with others, and each with what fixes it.
    package let rejected: [RejectedValue]
  }

  /// The files of one collection.
  package struct Collection: Sendable {
    /// The fields of its entries.
    package let schema: EntrySchema
    /// Those that the rules know.
    package let fields: BrandFields
    /// The entries, by path.
    package let brands: [BrandSource]
    /// Those in which something was found when they were checked last, or that weren't checked. Of the others the rules
    /// about a single entry find nothing.
    package let unsettled: [BrandSource]
    /// The paths of files in its folder that aren't entries' files, sorted.
    package let strayPaths: [String]
  }

  package let kind: KindSchema
  package let settings: MarketSettings
  /// In the order of the kind.
  package let collections: [Collection]
  /// The paths of the logo folder's files, sorted.
  package let logoPaths: [String]
  /// The logos, by path.
  package let logos: [LogoDrawing]
  /// The paths of those logos that are icons of a set, and no files.
  package var iconPaths: Set<String> = []
  /// The paths of the files in the folder of pictograms, sorted.
  package var symbolPaths: [String] = []
  /// The pictograms of categories, by path.
  package var symbols: [LogoDrawing] = []
  /// The drawings that weren't read yet, by path: they are among the paths alone.
  package var unreadDrawings: [SourceText] = []
  /// The files that entries may name.
  package let assets: [AssetFile]
  /// The files that have problems: that of the settings, then those of entries by path.
  package let problems: [FileProblems]
  /// What the cache's entries were published with (``publishedInputs``); `nil` where they were read with none.
  var earlierInputs: SharedBytes?

  /// The logos that people drew or chose, by path.
  package var ownLogos: [LogoDrawing] {
    iconPaths.isEmpty ? logos : logos.filter { !iconPaths.contains($0.source.path) }
  }

  /// The live entries whose icon gives them no logo as long as there is no icon set, with the slugs, by their ids.
  package var unknownIcons: [String: String] {
    guard kind.icons == nil, kind.bindings[.logoIcon] != nil else { return [:] }
    let named = brands.filter { $0.isLive && $0.logo == nil }.compactMap { brand in
      brand.icon.map { (brand.key, $0.value) }
    }
    return Dictionary(named) { first, _ in first }
  }

  /// The logos and pictograms, by path.
  package var drawings: [LogoDrawing] {
    symbols.isEmpty ? logos : (logos + symbols).sorted { $0.source.path < $1.source.path }
  }

  /// The entries of all collections.
  package var brands: [BrandSource] {
    // Most kinds have one collection, whose entries needn't be copied then.
    collections.count == 1 ? collections[0].brands : collections.flatMap(\.brands)
  }

  /// How many entries nothing was found in that no cache had.
  package func newlySound(_ findings: [Diagnostic]) -> Int {
    let unsound = unsound(findings)
    return collections.flatMap(\.unsettled).count { !unsound.contains(ByteString($0.source.path)) }
  }

  /// The paths of the files in which something was found.
  /// - Parameter findings: those of all rules, also those that the sources accept.
  func unsound(_ findings: [Diagnostic]) -> Set<ByteString> {
    Set((problems.map(\.source.path) + findings.compactMap(\.location?.path)).map(ByteString.init))
  }
}
