internal import StrictJSON

extension Catalogue {
  /// The catalogue as JSON: keys in a fixed order, every field present, two-space indent, non-ASCII unescaped,
  /// one line feed at the end. The same catalogue always gives the same bytes.
  public func json() -> [UInt8] {
    var writer = JSONWriter(capacity: 1024 * (brands.count + 1))
    writer.object { writer in
      writer.member("schemaVersion", schemaVersion)
      writer.member("country", country)
      writer.member("version", version.date.description)
      writer.member("revision", version.revision)
      writer.member("brandCount", brands.count)
      writer.member("brands", brands) { $0.write($1) }
      writer.member("tombstones", tombstones) { $0.write($1) }
    }
    return writer.finish()
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ brand: Brand) {
    object { writer in
      writer.member("id", brand.id)
      writer.member("name", brand.name)
      writer.member("category", brand.category)
      writer.member("color", brand.color?.description)
      writer.member("logo", brand.logo)
      writer.member("logoUrl", brand.logoUrl)
      writer.member("logoBackground", brand.logoBackground?.description)
      writer.key("barcode")
      if let barcode = brand.barcode { writer.write(barcode) } else { writer.null() }
      writer.member("sources", brand.sources) { $0.string($1) }
      writer.member("aliases", brand.aliases) { $0.string($1) }
      writer.member("keywords", brand.keywords) { $0.string($1) }
      writer.member("programmes", brand.programmes) { $0.write($1) }
      writer.member("initials", brand.initials)
      writer.member("initialsColor", brand.initialsColor.rawValue)
      writer.member("initialsBackground", brand.initialsBackground.description)
      writer.member("rank", brand.rank)
      writer.member("wikidata", brand.wikidata)
      writer.member("nsi", brand.nsi)
      writer.member("simpleIcons", brand.simpleIcons)
      writer.member("group", brand.group)
      writer.member("regions", brand.regions) { $0.string($1) }
      writer.member("status", brand.status.rawValue)
      writer.member("replacedBy", brand.replacedBy)
      writer.member("since", brand.since?.description)
      writer.member("endedOn", brand.endedOn?.description)
    }
  }

  private mutating func write(_ rule: BarcodeRule) {
    object { writer in
      writer.member("formats", rule.formats) { $0.write($1) }
      writer.member("confidence", rule.confidence.rawValue)
      writer.key("printedDiffers")
      writer.bool(rule.printedDiffers)
      writer.member("source", rule.source)
    }
  }

  private mutating func write(_ rule: BarcodeFormatRule) {
    object { writer in
      writer.member("format", rule.format.rawValue)
      writer.member("lengths", rule.lengths) { $0.integer($1) }
      writer.member("minLength", rule.minLength)
      writer.member("maxLength", rule.maxLength)
      writer.member("charset", rule.charset?.rawValue)
      writer.member("prefixes", rule.prefixes) { $0.string($1) }
      writer.member("check", rule.check.rawValue)
      writer.member("pattern", rule.pattern)
      writer.member("valid", rule.valid) { $0.string($1) }
      writer.member("invalid", rule.invalid) { $0.string($1) }
    }
  }

  private mutating func write(_ programme: Programme) {
    object { writer in
      writer.member("name", programme.name)
      writer.member("kind", programme.kind.rawValue)
    }
  }

  fileprivate mutating func write(_ tombstone: Tombstone) {
    object { writer in
      writer.member("id", tombstone.id)
      writer.member("name", tombstone.name)
      writer.member("status", tombstone.status.rawValue)
      writer.member("endedOn", tombstone.endedOn?.description)
      writer.member("replacedBy", tombstone.replacedBy)
    }
  }

  fileprivate mutating func member(_ name: String, _ value: String?) {
    key(name)
    if let value { string(value) } else { null() }
  }

  fileprivate mutating func member(_ name: String, _ value: Int?) {
    key(name)
    if let value { integer(value) } else { null() }
  }

  fileprivate mutating func member<Element>(
    _ name: String, _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void
  ) {
    key(name)
    array(elements, write)
  }
}
