internal import Catalogue
internal import Diagnostics
internal import StrictJSON

/// The page's data as JSON. `preview/` has the scripts that read it.
struct PreviewData {
  let content: PreviewContent

  /// JSON that can stand in a script element: there is no `<` in it.
  func json() -> [UInt8] {
    var writer = JSONWriter(capacity: 1 << 20, layout: .compact)
    writer.object { writer in
      writer.key("country")
      writer.string(content.settings.country ?? "")
      writer.key("baseline")
      writer.optional(content.baseline?.description) { $0.string($1) }
      writer.key("categories")
      writer.array(content.settings.categories) { Self.write($1, to: &$0) }
      writer.key("brands")
      writer.array(content.brands) { PreviewBrandData(brand: $1).write(to: &$0) }
      writer.key("tombstones")
      writer.array(content.tombstones) { Self.write($1, to: &$0) }
      writer.key("findings")
      writer.array(content.findings) { $1.write(to: &$0) }
      writer.key("changes")
      writer.array(content.changes) { $1.write(to: &$0) }
    }
    return Self.harmless(writer.finish())
  }

  private static func write(_ category: MarketSettings.Category, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("id")
      writer.string(category.id.value)
      writer.key("name")
      writer.string(category.name)
    }
  }

  private static func write(_ tombstone: Tombstone, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("id")
      writer.string(tombstone.id)
      writer.key("name")
      writer.string(tombstone.name)
      writer.key("replacedBy")
      writer.optional(tombstone.replacedBy) { $0.string($1) }
    }
  }

  /// In JSON a `<` stands in strings alone, where it may be escaped: neither `</script` nor `<!--` is left.
  private static func harmless(_ json: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.count + json.count / 16)
    for byte in json {
      if byte == UInt8(ascii: "<") { bytes += Self.escapedLessThan } else { bytes.append(byte) }
    }
    return bytes
  }

  private static let escapedLessThan = Array(#"\u003c"#.utf8)
}
