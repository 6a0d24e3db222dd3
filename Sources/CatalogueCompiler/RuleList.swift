extension Rule {
  /// Every rule, by what they look at.
  public static let all: [Rule] = [
    // The files
    .syntax, .schema, .unknownField, .fileName, .onlyBrandFiles, .plainText, .realDates, .inForm,
    // The brands
    .uniqueID, .permanentID, .aliasCollision, .programmeCollision, .nameCollision, .aliasRepeatsName,
    .genericAlias,
    .initialsContrast, .logoExists, .logoIsUsed, .replacement, .statusAndReplacement, .group, .ranks,
    .categoryCounts, .sharedWikidata, .similarNames, .knownCategory,
    // The logos
    .visibleLogo, .drawableLogo, .doubtfulLogo, .logoWeight, .androidBitmap,
    // The barcodes
    .knownFormat, .possibleLengths, .samples, .portablePattern, .evidence, .syntheticSamples,
    // The release
    .upToDate, .newerThanBaseline, .schemaVersionBump, .nothingGeneratedTracked, .identifiers, .reproducible,
    .readableBaseline,
    // The build's own files
    .templateNames, .readableSchemas, .meaningfulSchemas,
    // The import
    .importedValue, .importRepair,
  ]

  /// The rules that a file has to keep to be brought into form.
  static let ofForm: [Rule] = [.syntax, .schema, .unknownField, .knownFormat]

  /// The rules whose findings may carry an edit; each file can be held to them alone.
  static let mendable: [Rule] = ofForm + [.plainText, .aliasRepeatsName]
}
