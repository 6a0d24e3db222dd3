internal import Catalogue

/// The catalogue's values as literals: the fields, their names and their order are the same in every language.
extension Brand {
  var literal: Literal {
    .record(
      type: "Brand",
      [
        "id": .string(id), "name": .string(name), "category": .choice(type: "BrandCategory", id: category),
        "initials": .string(initials),
        "initialsColor": .choice(type: "InitialsColor", id: initialsColor.rawValue),
        "initialsBackground": .string(initialsBackground.description),
        "color": color.map { .string($0.description) }, "logo": logo.map(Literal.string),
        "logoUrl": logoUrl.map(Literal.string),
        "logoBackground": logoBackground.map { .string($0.description) },
        "barcode": barcode?.literal, "sources": .strings(sources), "aliases": .strings(aliases),
        "keywords": .strings(keywords), "programmes": .list(programmes.map(\.literal)),
        "rank": rank.map(Literal.integer), "wikidata": wikidata.map(Literal.string),
        "nsi": nsi.map(Literal.string),
        "simpleIcons": simpleIcons.map(Literal.string), "group": group.map(Literal.string),
        "regions": .strings(regions), "status": status == .active ? nil : status.literal,
        "replacedBy": replacedBy.map(Literal.string), "since": since.map { .string($0.description) },
        "endedOn": endedOn.map { .string($0.description) },
      ])
  }
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
        "format": .choice(type: "BarcodeFormat", id: format.rawValue),
        "check": .choice(type: "BarcodeFormatRule.Check", id: check.rawValue),
        "lengths": .list(lengths.map(Literal.integer)), "minLength": minLength.map(Literal.integer),
        "maxLength": maxLength.map(Literal.integer),
        "charset": charset.map { .choice(type: "BarcodeFormatRule.CharacterSet", id: $0.rawValue) },
        "prefixes": .strings(prefixes), "pattern": pattern.map(Literal.string), "valid": .strings(valid),
        "invalid": .strings(invalid),
      ])
  }
}

extension Tombstone {
  var literal: Literal {
    .record(
      type: "Tombstone",
      [
        "id": .string(id), "name": .string(name), "status": status.literal,
        "endedOn": endedOn.map { .string($0.description) }, "replacedBy": replacedBy.map(Literal.string),
      ])
  }
}
