internal import CatalogueAuthoring
internal import CatalogueDifferences
internal import CatalogueEmit
public import CatalogueRules

extension Rule {
  /// Every rule, by what they look at.
  public static let all: [Rule] = [
    // The files
    .syntax, .schema, .unknownField, .fileName, .onlyBrandFiles, .plainText, .copiedText, .portableNumbers,
    .realDates,
    .formatted,
    // The brands
    .uniqueID, .permanentID, .aliasCollision, .programmeCollision, .nameCollision, .aliasRepeatsName,
    .genericAlias,
    .initialsContrast, .logoExists, .logoIsUsed, .replacement, .statusAndReplacement, .group, .ranks,
    .categoryCounts, .sharedWikidata, .similarNames, .knownCategory, .references,
    .uniqueTexts,
    // What a kind asks for
    .referrers, .circles, .counts, .wantedCounts, .forbiddenWords, .assetExists, .assetIsUsed,
    .publishableAsset, .order, .members, .spelling,
    // The logos
    .visibleLogo, .drawableLogo, .doubtfulLogo, .logoWeight, .androidBitmap,
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
}
