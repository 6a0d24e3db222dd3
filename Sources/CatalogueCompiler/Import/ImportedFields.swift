internal import Catalogue
internal import Foundation
internal import StrictJSON

/// The fields of one brand, converted from what people and published catalogues write to the form of a brand file.
enum ImportedFields {
  static func convert(
    _ brand: inout ImportedBrand, by schema: EntrySchema, neutralColor: RGBColor, _ log: inout ImportLog
  ) {
    brand.dropEmptyMembers()
    let fields = schema.entry.fields.filter(\.isInSources)
    for field in fields { convert(field, of: &brand, &log) }
    dropDerived(&brand, neutralColor: neutralColor, &log)
    ImportedBarcode.convert(&brand, &log)
    moveTile(&brand, &log)
    // In brand files these are null where they aren't known.
    for field in fields where field.isNullable && !field.isOptionalInSources && brand[field.name] == nil {
      brand[field.name] = LocatedValue(.null, at: brand.span)
    }
  }

  /// A field as brand files have it: without what says nothing.
  private static func convert(_ field: Field, of brand: inout ImportedBrand, _ log: inout ImportLog) {
    guard let value = brand[field.name] else { return }
    if case .text(.color) = field.type { tidyColor(field.name, of: &brand, &log) }
    if field.type.record != nil { brand[field.name] = value.withoutEmptyMembers(field.type) }
    if let fallback = field.fallback, fallback != .null, field.isOptionalInSources,
      case .value(fallback) = FieldReader.value(value, as: field.type)
    {
      brand[field.name] = nil
    }
  }

  /// Texts that people search by.
  static func tidyTexts(_ brand: inout ImportedBrand, _ log: inout ImportLog) {
    if let name = brand.text("name") {
      brand["name"] = LocatedValue(.string(tidied(name, &log).value), at: name.span)
    }
    for key in ["aliases", "keywords"] {
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
    log.warning("\(key) \"\(text.value)\" is written as \"\(color)\"", at: text.span)
    brand[key] = LocatedValue(.string(color), at: text.span)
  }

  /// White or black is the colour of the logo's tile, not the brand's own.
  private static func moveTile(_ brand: inout ImportedBrand, _ log: inout ImportLog) {
    let hasLogo = brand.text("logo") != nil || brand.text("logoUrl") != nil
    guard hasLogo, brand["logoBackground"] == nil, let color = brand.text("color"),
      [.white, .black].contains(RGBColor(color.value))
    else { return }
    brand["logoBackground"] = LocatedValue(.string(color.value), at: color.span)
    brand["color"] = nil
    log.error(
      "color \(color.value) is now logoBackground: it is the logo's tile, not the brand's colour, which is missing",
      at: color.span, fix: "write the brand's colour in its file, or leave null if it isn't known")
  }

  /// Drops what a build derives from other fields.
  private static func dropDerived(
    _ brand: inout ImportedBrand, neutralColor: RGBColor, _ log: inout ImportLog
  ) {
    let background = brand.text("color").flatMap { RGBColor($0.value) } ?? neutralColor
    if let said = brand.text("initialsBackground") {
      brand["initialsBackground"] = nil
      if said.value != background.description {
        log.error(
          "initialsBackground isn't imported: it follows from color, which gives \(background)",
          at: said.span, fix: "if it is the brand's colour, write it as color")
      }
    }
    if let name = brand.text("name"), brand.text("initials")?.value == Initials.derived(from: name.value) {
      brand["initials"] = nil
    }
    let usual = ["auto", InitialsColor.readable(on: background).rawValue]
    if let said = brand.text("initialsColor"), usual.contains(said.value) { brand["initialsColor"] = nil }
    // They follow from the logo.
    for key in ["logoSha256", "logoLength"] { brand[key] = nil }
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
