// Prints every fact of the generated catalogue, one value a line: texts as the hexadecimal bytes of their UTF-8.

func hex(_ text: String?) -> String {
  guard let text else { return "null" }
  return text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}

func hex(_ texts: [String]) -> String { "[" + texts.map { hex($0) }.joined(separator: ",") + "]" }

func number(_ value: Int?) -> String { value.map(String.init) ?? "null" }

func fact(_ name: String, _ value: String) { print("\(name)=\(value)") }

@main
struct Facts {
  static func main() {
    fact("version", hex(Brands.version.date.description))
    fact("revision", number(Brands.version.revision))
    fact("country", hex(Brands.country))
    fact("count", number(Brands.all.count))
    for brand in Brands.all { printFacts(of: brand) }
    for tombstone in Brands.tombstones {
      fact("tombstone", hex(tombstone.id))
      fact("name", hex(tombstone.name))
      fact("status", tombstone.status.rawValue)
      fact("endedOn", hex(tombstone.endedOn?.description))
      fact("replacedBy", hex(tombstone.replacedBy))
    }
    fact("found", number(Brands.all.filter { Brands.brand(id: $0.id) == $0 }.count))
    fact("unknown", hex(Brands.brand(id: "no-such-brand")?.id))
  }

  static func printFacts(of brand: Brand) {
    fact("id", hex(brand.id))
    fact("name", hex(brand.name))
    fact("category", hex(brand.category.rawValue))
    fact("initials", hex(brand.initials))
    fact("initialsColor", brand.initialsColor.rawValue)
    fact("initialsBackground", hex(brand.initialsBackground.description))
    fact("color", hex(brand.color?.description))
    fact("logo", hex(brand.logo))
    fact("logoUrl", hex(brand.logoUrl))
    fact("logoBackground", hex(brand.logoBackground?.description))
    let source = brand.logoSource
    fact("logoSource", [source?.url, source?.licence, source?.author].map { hex($0) }.joined(separator: " "))
    fact("sources", hex(brand.sources))
    fact("aliases", hex(brand.aliases))
    fact("keywords", hex(brand.keywords))
    for programme in brand.programmes {
      fact("programme", hex(programme.name) + " " + programme.kind.rawValue)
    }
    fact("rank", number(brand.rank))
    fact("wikidata", hex(brand.wikidata))
    fact("group", hex(brand.group))
    fact("regions", hex(brand.regions))
    fact("status", brand.status.rawValue)
    fact("since", hex(brand.since?.description))
    guard let barcode = brand.barcode else { return fact("barcode", "null") }
    fact("barcode", barcode.confidence.rawValue + " \(barcode.printedDiffers) " + hex(barcode.source))
    for rule in barcode.formats {
      fact("format", rule.format.rawValue + " " + rule.check.rawValue)
      fact("lengths", rule.lengths.map(String.init).joined(separator: ","))
      fact("bounds", number(rule.minLength) + " " + number(rule.maxLength))
      fact("charset", rule.charset?.rawValue.lowercased() ?? "null")
      fact("prefixes", hex(rule.prefixes))
      fact("pattern", hex(rule.pattern))
      fact("samples", hex(rule.valid) + " " + hex(rule.invalid))
    }
  }
}
