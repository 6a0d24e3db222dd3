internal import Catalogue
internal import CatalogueRules
internal import CatalogueSources
internal import Foundation
internal import StrictJSON

/// The fields of one brand, converted from what people and published catalogues write to the form of a brand file.
enum ImportedFields {
  /// - Parameter isRelease: whether the brand was published, where what isn't known is null and never an empty text.
  static func convert(
    _ brand: inout ImportedBrand, by fields: BrandFields, of schema: EntrySchema, isRelease: Bool,
    neutralColor: NeutralColor, _ log: inout ImportLog
  ) {
    let written = schema.entry.fields.filter(\.isInSources)
    // A list that has to be there may be empty: of a unit that isn't written yet, that of the lessons.
    let lists = written.filter { $0.type.isList && !$0.isOptionalInSources && !$0.isNullable }.map(\.name)
    brand.dropEmptyMembers(keepingLists: lists, keepsTexts: isRelease)
    for field in written { convert(field, of: &brand, isRelease: isRelease, &log) }
    dropDerived(&brand, fields, neutralColor: neutralColor, &log)
    dropLogoDigests(&brand, fields.bindings, of: schema)
    if let rule = fields.bindings[.barcodeRule] { ImportedBarcode.convert(rule, of: &brand, &log) }
  }

  /// Writes null where brand files have it for what isn't known, and notes what that is.
  static func writeNulls(_ brand: inout ImportedBrand, of schema: EntrySchema, _ log: inout ImportLog) {
    let written = schema.entry.fields.filter(\.isInSources)
    for field in written
    where field.isNullable && !field.isOptionalInSources && brand[field.name]?.isNull ?? true {
      brand[field.name] = LocatedValue(.null, at: brand.span)
      log.miss("\(field.name) isn't known (null)")
    }
  }

  /// A field as brand files have it: without what says nothing.
  private static func convert(
    _ field: Field, of brand: inout ImportedBrand, isRelease: Bool, _ log: inout ImportLog
  ) {
    guard let value = brand[field.name] else { return }
    if case .text(.color) = field.type { tidyColor(field.name, of: &brand, &log) }
    if field.assetFolder != nil {
      let path = value.object?.text("path")
      log.error(
        "the file of \"\(field.name)\" isn't imported: \(path?.value ?? "it has no path")", at: value.span,
        fix: "add it to the folder \(field.assetFolder ?? "") beside catalogue.yaml")
      brand[field.name] = path.map { .text($0.value.fileName) } ?? value
      return
    }
    if field.type.record != nil {
      brand[field.name] = value.withoutEmptyMembers(field.type, keepsTexts: isRelease)
    }
    if let fallback = field.fallback, field.isOptionalInSources, value.says(fallback) {
      brand[field.name] = nil
    }
  }

  /// Texts that people search by.
  static func tidyTexts(
    _ brand: inout ImportedBrand, _ fields: BrandFields, _ log: inout ImportLog
  ) {
    if let name = brand.text(fields.name) {
      brand[fields.name] = LocatedValue(.string(tidied(name, &log).value), at: name.span)
    }
    for key in fields.aliasLists + fields.keywordLists {
      let texts = brand.texts(key)
      if !texts.isEmpty { brand.set(key, texts.map { tidied($0, &log) }) }
    }
  }

  private static func tidied(_ text: Located<String>, _ log: inout ImportLog) -> Located<String> {
    let tidy = TidyText.tidied(text.value)
    guard !tidy.hasSameBytes(as: text.value) else { return text }
    log.warning(
      "written as \"\(tidy.shortened)\": without needless spaces, hidden characters or separate accents",
      at: text.span)
    return Located(value: tidy, span: text.span)
  }

  private static func tidyColor(_ key: String, of brand: inout ImportedBrand, _ log: inout ImportLog) {
    guard let text = brand.text(key), let color = RGBText(text.value)?.text, color != text.value else {
      return
    }
    log.warning(
      "\(key) \"\(text.value)\" is written as \"\(color)\"", at: text.span, item: color,
      many: .things("colours are written as # and six capitals"))
    brand[key] = LocatedValue(.string(color), at: text.span)
  }

  /// Drops what a build derives from other fields.
  private static func dropDerived(
    _ brand: inout ImportedBrand, _ fields: BrandFields, neutralColor: NeutralColor, _ log: inout ImportLog
  ) {
    let bindings = fields.bindings
    let background =
      brand.text(bindings[.tileColor]).flatMap { RGBColor($0.value) }
      ?? neutralColor.color(of: brand.text(fields.id)?.value ?? "")
    if let said = brand.text(bindings[.initialsBackground]) {
      brand[bindings[.initialsBackground]] = nil
      if said.value != background.description {
        let (tile, own) = (bindings.name(.initialsBackground), bindings.name(.tileColor))
        log.error(
          "\(tile) isn't imported: it follows from \(own), which gives \(background)",
          at: said.span, fix: "if it is the brand's colour, write it as \(own)")
      }
    }
    if let name = brand.text(bindings[.tileName]),
      brand.text(bindings[.initials])?.value == Initials.derived(from: name.value)
    {
      brand[bindings[.initials]] = nil
    }
    let usual = ["auto", InitialsColor.readable(on: background).rawValue]
    if let said = brand.text(bindings[.initialsColor]), usual.contains(said.value) {
      brand[bindings[.initialsColor]] = nil
    }
  }

  /// Drops what follows from the logo. What can't be that stays, and the schema rejects it.
  private static func dropLogoDigests(
    _ brand: inout ImportedBrand, _ bindings: Bindings, of schema: EntrySchema
  ) {
    for field in schema.entry.fields where bindings.logoDigests.contains(field.name) {
      guard let value = brand[field.name], case .value = FieldReader.value(value, as: field.type) else {
        continue
      }
      if value.string?.wholeMatch(of: /[0-9a-f]{64}/) == nil, value.string != nil { continue }
      brand[field.name] = nil
    }
  }
}

/// Text as a person meant to type it: in Unicode's form NFC, with one ordinary space between words and none at the
/// ends, and without invisible characters.
enum TidyText {
  static func tidied(_ text: String) -> String {
    let words = text.unicodeScalars.split(whereSeparator: isSpace).map { word in
      String(String.UnicodeScalarView(word.filter { !PlainTextCheck.isHidden($0) }))
    }
    return words.filter { !$0.isEmpty }.joined(separator: " ").precomposedStringWithCanonicalMapping
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace
  }
}

extension String {
  /// As much of a text as a message can show.
  var shortened: String {
    let scalars = unicodeScalars.prefix(61)
    return scalars.count > 60 ? String(String.UnicodeScalarView(scalars.prefix(59))) + "…" : self
  }
}
