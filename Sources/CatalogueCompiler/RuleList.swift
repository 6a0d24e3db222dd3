extension Rule {
  /// Every rule, by what they look at.
  public static let all: [Rule] = [
    // The files
    .syntax, .schema, .unknownField, .fileName, .onlyBrandFiles, .plainText, .realDates, .formatted,
    // The brands
    .uniqueID, .permanentID, .aliasCollision, .programmeCollision, .nameCollision, .aliasRepeatsName,
    .genericAlias,
    .initialsContrast, .logoExists, .logoIsUsed, .replacement, .statusAndReplacement, .group, .ranks,
    .categoryCounts, .sharedWikidata, .similarNames, .knownCategory, .references,
    .uniqueTexts,
    // The logos
    .visibleLogo, .drawableLogo, .doubtfulLogo, .logoWeight, .androidBitmap,
    // The barcodes
    .knownFormat, .possibleLengths, .samples, .portablePattern, .evidence, .syntheticSamples,
    // The release
    .upToDate, .newerThanBaseline, .schemaVersionBump, .nothingGeneratedTracked, .identifiers, .reproducible,
    .readableBaseline, .notInTheFuture,
    // The build's own files
    .templateNames, .readableSchemas, .meaningfulSchemas,
    // The import
    .importedValue, .importRepair,
  ]

  /// The rules that a file has to keep to be formatted.
  static let neededToFormat: [Rule] = [.syntax, .schema, .unknownField, .knownFormat]

  /// The rules whose findings may suggest an edit; a file can be checked by them without the others.
  static let fixable: [Rule] = neededToFormat + [.plainText, .aliasRepeatsName]
}
