extension Rule {
  /// The rules that a file has to keep to be formatted.
  package static let neededToFormat: [Rule] = [.syntax, .schema, .unknownField, .knownFormat]

  /// The rules whose findings may suggest an edit; a file can be checked by them without the others.
  package static let fixable: [Rule] =
    neededToFormat + [.plainText, .copiedText, .knownCategory, .aliasRepeatsName]
}
