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
      writer.members("brands", of: brands) { $0.write($1) }
      writer.members("tombstones", of: tombstones) { $0.write($1) }
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
      writer.member("logoSha256", brand.logoDigest?.sha256)
      writer.member("logoLength", brand.logoDigest?.length)
      writer.member("logoBackground", brand.logoBackground?.description)
      writer.member("barcode", brand.barcode) { $0.write($1) }
      writer.members("sources", of: brand.sources) { $0.string($1) }
      writer.members("aliases", of: brand.aliases) { $0.string($1) }
      writer.members("keywords", of: brand.keywords) { $0.string($1) }
      writer.members("programmes", of: brand.programmes) { $0.write($1) }
      writer.member("initials", brand.initials)
      writer.member("initialsColor", brand.initialsColor.rawValue)
      writer.member("initialsBackground", brand.initialsBackground.description)
      writer.member("rank", brand.rank)
      writer.member("wikidata", brand.wikidata)
      writer.member("nsi", brand.nsi)
      writer.member("simpleIcons", brand.simpleIcons)
      writer.member("group", brand.group)
      writer.members("regions", of: brand.regions) { $0.string($1) }
      writer.member("status", brand.status.rawValue)
      writer.member("replacedBy", brand.replacedBy)
      writer.member("since", brand.since?.description)
      writer.member("endedOn", brand.endedOn?.description)
    }
  }

  private mutating func write(_ rule: BarcodeRule) {
    object { writer in
      writer.members("formats", of: rule.formats) { $0.write($1) }
      writer.member("confidence", rule.confidence.rawValue)
      writer.member("printedDiffers", rule.printedDiffers)
      writer.member("source", rule.source)
    }
  }

  private mutating func write(_ rule: BarcodeFormatRule) {
    object { writer in
      writer.member("format", rule.format.rawValue)
      writer.members("lengths", of: rule.lengths) { $0.integer($1) }
      writer.member("minLength", rule.minLength)
      writer.member("maxLength", rule.maxLength)
      writer.member("charset", rule.charset?.rawValue)
      writer.members("prefixes", of: rule.prefixes) { $0.string($1) }
      writer.member("check", rule.check.rawValue)
      writer.member("pattern", rule.pattern)
      writer.members("valid", of: rule.valid) { $0.string($1) }
      writer.members("invalid", of: rule.invalid) { $0.string($1) }
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
}
