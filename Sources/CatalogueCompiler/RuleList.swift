internal import CatalogueAuthoring
internal import CatalogueDifferences
internal import CatalogueEmit
public import CatalogueRules
package import CatalogueSources
package import Diagnostics

extension Rule {
  /// Every rule, by what they look at.
  public static let all: [Rule] = [
    // The files
    .syntax, .schema, .unknownField, .fileName, .portableFileName, .onlyBrandFiles, .plainText, .copiedText,
    .portableNumbers,
    .realDates,
    .formatted, .neededAcceptance,
    // The brands
    .uniqueID, .permanentID, .renamedContent, .aliasCollision, .programmeCollision, .nameCollision,
    .aliasRepeatsName,
    .genericAlias,
    .initialsContrast, .distinctTiles, .logoExists, .logoIsUsed, .replacement, .statusAndReplacement, .group,
    .ranks,
    .categoryCounts, .sharedWikidata, .similarNames, .knownCategory, .references,
    .uniqueTexts,
    // What a kind asks for
    .referrers, .circles, .counts, .wantedCounts, .forbiddenWords, .assetExists, .assetIsUsed,
    .publishableAsset, .order, .members, .spelling,
    // The logos
    .visibleLogo, .drawableLogo, .doubtfulLogo, .logoWeight, .androidBitmap, .symbols, .icons,
    // The barcodes
    .knownFormat, .possibleLengths, .samples, .portablePattern, .evidence, .syntheticSamples,
    // The release
    .upToDate, .newerThanBaseline, .schemaVersionBump, .nothingGeneratedTracked, .identifiers, .reproducible,
    .readableBaseline, .notInTheFuture,
    // The build's own files
    .templateNames, .outputNeeds, .readableSchemas, .meaningfulSchemas,
    // The import
    .importedValue, .importRepair,
  ]

  /// Those that a release has to follow whatever the working folder has. (A check compares that, too.)
  static let ofReleases: [Rule] = [.schemaVersionBump, .readableBaseline]

  /// The findings of all rules without those that the sources accept.
  /// - Parameter findings: those about the sources.
  package static func accepting(_ findings: [Diagnostic], in sources: ParsedSources) -> AcceptedFindings {
    AcceptedFindings(findings, in: sources, warnings: acceptable)
  }

  /// The warnings that a check may find: those of other commands can't be accepted, nor what is wrong with acceptances.
  private static let acceptable = Set(
    all.filter { $0.description.severity == .warning }.map(\.description.id)
  ).subtracting([neededAcceptance, formatted, importRepair].map(\.description.id))
}
