internal import Catalogue
internal import StrictJSON

/// The fields of one brand, brought from the forms that people and published catalogues use into that of a brand file.
enum ImportedFields {
  static func convert(_ brand: inout ImportedBrand, neutralColor: RGBColor, _ log: inout ImportLog) {
    brand.dropEmptyMembers()
    for key in ["color", "logoBackground"] { tidyColor(key, of: &brand, &log) }
    dropDerived(&brand, neutralColor: neutralColor, &log)
    ImportedBarcode.convert(&brand, &log)
    moveTile(&brand, &log)
    // Brand files say of these that they aren't known.
    for key in ["color", "logo", "barcode"] where brand[key] == nil {
      brand[key] = LocatedValue(.null, at: brand.span)
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
    log.repaired(
      "written \"\(tidy.shortened)\": no needless spaces, no hidden characters, no accents apart from their letters",
      at: text.span)
    return Located(value: tidy, span: text.span)
  }

  private static func tidyColor(_ key: String, of brand: inout ImportedBrand, _ log: inout ImportLog) {
    guard let text = brand.text(key), let color = RGBText(text.value)?.text, color != text.value else {
      return
    }
    log.repaired("\(key) \"\(text.value)\" is written \"\(color)\"", at: text.span)
    brand[key] = LocatedValue(.string(color), at: text.span)
  }

  /// A white or black tile is the logo's, not the brand's own colour.
  private static func moveTile(_ brand: inout ImportedBrand, _ log: inout ImportLog) {
    let hasLogo = brand.text("logo") != nil || brand.text("logoUrl") != nil
    guard hasLogo, brand["logoBackground"] == nil, let color = brand.text("color"),
      [.white, .black].contains(RGBColor(color.value))
    else { return }
    brand["logoBackground"] = LocatedValue(.string(color.value), at: color.span)
    brand["color"] = nil
    log.left(
      "\(color.value) is the colour of the logo's tile, and its logoBackground now; the brand's own colour is missing",
      at: color.span, fix: "write the brand's colour in its file, or leave null where it isn't known")
  }

  /// What a build reckons from the other fields needs no place in a brand file.
  private static func dropDerived(
    _ brand: inout ImportedBrand, neutralColor: RGBColor, _ log: inout ImportLog
  ) {
    let background = brand.text("color").flatMap { RGBColor($0.value) } ?? neutralColor
    if let said = brand.text("initialsBackground") {
      brand["initialsBackground"] = nil
      if said.value != background.description {
        log.left(
          "initialsBackground follows from color, which gives \(background); it isn't imported",
          at: said.span,
          fix: "write it as color, if it is the brand's")
      }
    }
    if let name = brand.text("name"), brand.text("initials")?.value == Initials.derived(from: name.value) {
      brand["initials"] = nil
    }
    let usual = ["auto", InitialsColor.readable(on: background).rawValue]
    if let said = brand.text("initialsColor"), usual.contains(said.value) { brand["initialsColor"] = nil }
    if brand.text("status")?.value == BrandStatus.active.rawValue { brand["status"] = nil }
  }
}
