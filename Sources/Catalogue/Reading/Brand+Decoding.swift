internal import StrictJSON

extension Brand {
  init(_ fields: CatalogueFields) throws(CatalogueFormatError) {
    self.init(
      id: try fields.read("id", as: .id), name: try fields.read("name", as: .line),
      category: try fields.read("category", as: .id),
      initialsBackground: try fields.read("initialsBackground", as: .color))
    color = try fields.readUnlessNull("color", as: .color)
    try readLogo(fields)
    barcode = try fields.value("barcode").isNull ? nil : BarcodeRule(fields.fields("barcode"))
    sources = try fields.texts("sources", .address)
    aliases = try fields.texts("aliases", .line)
    keywords = try fields.texts("keywords", .line)
    programmes = try Programme.list(fields)
    initials = try fields.read("initials", as: .initials)
    initialsColor = try fields.choice("initialsColor") ?? initialsColor
    rank = try fields.readUnlessNull("rank", as: .integer(in: CatalogueLimits.counter))
    wikidata = try fields.readUnlessNull("wikidata", as: .wikidata)
    nsi = try fields.readUnlessNull("nsi", as: .nameSuggestionIndex)
    simpleIcons = try fields.readUnlessNull("simpleIcons", as: .simpleIcons)
    group = try fields.readUnlessNull("group", as: .id)
    regions = try fields.texts("regions", .region)
    status = try fields.choice("status") ?? .active
    guard !status.isTombstone else {
      throw CatalogueFormatError(.expected("\"active\" or \"renaming\""), at: fields.path(of: "status"))
    }
    replacedBy = try fields.readUnlessNull("replacedBy", as: .id)
    since = try fields.readUnlessNull("since", as: .day)
    endedOn = try fields.readUnlessNull("endedOn", as: .day)
  }

  /// A logo has one possible name, and comes with its background.
  private mutating func readLogo(_ fields: CatalogueFields) throws(CatalogueFormatError) {
    logo = try fields.value("logo").isNull ? nil : "\(id).svg"
    try fields.require("logo", is: logo)
    try fields.require("logoUrl", is: logoUrl)
    if logo == nil {
      try fields.require("logoBackground", is: nil)
    } else {
      logoBackground = try fields.read("logoBackground", as: .color)
    }
  }
}

extension Programme {
  /// A brand's programmes, without those of a kind that isn't known.
  fileprivate static func list(_ fields: CatalogueFields) throws(CatalogueFormatError) -> [Programme] {
    var programmes: [Programme] = []
    for fields in try fields.objects("programmes", count: CatalogueLimits.elements) {
      let name = try fields.read("name", as: .line)
      guard let kind: Kind = try fields.choice("kind") else { continue }
      programmes.append(Programme(name: name, kind: kind))
    }
    return programmes
  }
}
