internal import Catalogue

/// The catalogue's values as literals; the fields, their names and their order are the same in every language.
extension Brand {
  var literal: Literal { .record(type: "Brand", literalFields) }

  var literalFields: [Literal.Field] {
    let values: KeyValuePairs<String, Literal?> = [
      "id": .string(id), "name": .string(name), "category": .category(id: category),
      "initials": .string(initials),
      "initialsColor": .choice(type: "InitialsColor", id: initialsColor.rawValue),
      "initialsBackground": initialsBackground.literal, "color": color?.literal,
      "logo": logo.map(Literal.string), "logoUrl": logoUrl.map(Literal.string),
      "logoBackground": logoBackground?.literal, "barcode": barcode?.literal, "sources": .strings(sources),
      "aliases": .strings(aliases), "keywords": .strings(keywords),
      "programmes": .list(programmes.map(\.literal)), "rank": rank.map(Literal.integer),
      "wikidata": wikidata.map(Literal.string), "nsi": nsi.map(Literal.string),
      "simpleIcons": simpleIcons.map(Literal.string), "group": group.map(Literal.string),
      "regions": .strings(regions), "status": status.literal, "replacedBy": replacedBy.map(Literal.string),
      "since": since?.literal, "endedOn": endedOn?.literal,
    ]
    return values.map { name, value in
      var field = Literal.Field(name: name, value)
      field.isDerived = name == "logoUrl"
      field.isDefault = field.isDefault || name == "status" && status == .active
      return field
    }
  }
}

extension RGBColor {
  var literal: Literal { .color(description) }
}

extension CalendarDate {
  var literal: Literal { .day(description) }
}

extension BrandStatus {
  var literal: Literal { .choice(type: "BrandStatus", id: rawValue) }
}

extension Programme {
  var literal: Literal {
    .record(
      type: "Programme", ["name": .string(name), "kind": .choice(type: "Programme.Kind", id: kind.rawValue)])
  }
}

extension BarcodeRule {
  var literal: Literal {
    .record(
      type: "BarcodeRule",
      [
        "formats": .list(formats.map(\.literal)),
        "confidence": .choice(type: "BarcodeRule.Confidence", id: confidence.rawValue),
        "printedDiffers": .bool(printedDiffers), "source": source.map(Literal.string),
      ])
  }
}

extension BarcodeFormatRule {
  var literal: Literal {
    .record(
      type: "BarcodeFormatRule",
      [
        "format": format.literal, "lengths": .list(lengths.map(Literal.integer)),
        "minLength": minLength.map(Literal.integer), "maxLength": maxLength.map(Literal.integer),
        "charset": charset.map { .choice(type: "BarcodeFormatRule.CharacterSet", id: $0.rawValue) },
        "prefixes": .strings(prefixes),
        "check": .choice(type: "BarcodeFormatRule.Check", id: check.rawValue),
        "pattern": pattern.map(Literal.string), "valid": .strings(valid), "invalid": .strings(invalid),
      ])
  }
}

extension BarcodeFormat {
  var literal: Literal { .choice(type: "BarcodeFormat", id: rawValue) }
}

extension Tombstone {
  var literal: Literal { .record(type: "Tombstone", literalFields) }

  var literalFields: [Literal.Field] {
    let fields: KeyValuePairs<String, Literal?> = [
      "id": .string(id), "name": .string(name), "status": status.literal, "endedOn": endedOn?.literal,
      "replacedBy": replacedBy.map(Literal.string),
    ]
    return fields.map(Literal.Field.init)
  }
}
