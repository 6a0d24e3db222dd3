internal import StrictJSON

extension BarcodeRule {
  /// `nil` when the rule says something that isn't known.
  init?(_ fields: CatalogueFields) throws(CatalogueFormatError) {
    var formats: [BarcodeFormatRule] = []
    for fields in try fields.objects("formats", count: 1...CatalogueLimits.elements.upperBound) {
      guard let format = try BarcodeFormatRule(fields) else { return nil }
      formats.append(format)
    }
    guard let confidence: BarcodeConfidence = try fields.choice("confidence") else { return nil }
    self.init(
      formats: formats, confidence: confidence,
      printedDiffers: try fields.read("printedDiffers", as: .bool),
      source: try fields.readUnlessNull("source", as: .address))
  }
}

extension BarcodeFormatRule {
  /// `nil` when the format, or what is said of it, isn't known. The other fields aren't looked at then: what they
  /// may be depends on it.
  fileprivate init?(_ fields: CatalogueFields) throws(CatalogueFormatError) {
    guard let format: BarcodeFormat = try fields.choice("format"),
      let check: BarcodeCheck = try fields.choice("check")
    else { return nil }
    var charset: BarcodeCharacterSet?
    if try !fields.value("charset").isNull {
      charset = try fields.choice("charset")
      guard charset != nil else { return nil }
    }
    let length = ValueForm<Int>.integer(in: CatalogueLimits.codeLength)
    self.init(
      format: format,
      lengths: try fields.list("lengths", of: length, count: CatalogueLimits.elements),
      minLength: try fields.readUnlessNull("minLength", as: length),
      maxLength: try fields.readUnlessNull("maxLength", as: length), charset: charset,
      prefixes: try fields.texts("prefixes", .prefix), check: check,
      pattern: try fields.readUnlessNull("pattern", as: .line),
      valid: try fields.texts("valid", .sample), invalid: try fields.texts("invalid", .sample))
  }
}
