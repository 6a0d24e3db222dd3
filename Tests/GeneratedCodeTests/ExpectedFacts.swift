import Foundation
import Testing

/// The facts of an italy.json as the programs of Tests/Fixtures/programs print them; read with Foundation, which
/// shares no code with the emitters.
struct ExpectedFacts {
  private(set) var lines: [String] = []

  init(json: [UInt8]) throws {
    let root = try #require(try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
    let brands = root["brands"] as? [[String: Any]] ?? []
    add("version", Self.hex(root["version"]))
    add("revision", Self.number(root["revision"]))
    add("country", Self.hex(root["country"]))
    add("count", "\(brands.count)")
    for brand in brands { add(brand: brand) }
    for tombstone in root["tombstones"] as? [[String: Any]] ?? [] {
      add("tombstone", Self.hex(tombstone["id"]))
      add("name", Self.hex(tombstone["name"]))
      add("status", Self.word(tombstone["status"]))
      add("endedOn", Self.hex(tombstone["endedOn"]))
      add("replacedBy", Self.hex(tombstone["replacedBy"]))
    }
    add("found", "\(brands.count)")
    add("unknown", "null")
  }

  /// Names the first line that differs: thousands of them side by side tell nobody anything.
  func expect(_ printed: [String]) throws {
    #expect(printed.count == lines.count)
    if let (line, other) = zip(printed, lines).first(where: { $0 != $1 }) { #expect(line == other) }
  }

  private mutating func add(brand: [String: Any]) {
    for name in ["id", "name", "category", "initials"] { add(name, Self.hex(brand[name])) }
    add("initialsColor", Self.word(brand["initialsColor"]))
    for name in ["initialsBackground", "color", "logo", "logoUrl", "logoBackground"] {
      add(name, Self.hex(brand[name]))
    }
    let source = brand["logoSource"] as? [String: Any]
    add("logoSource", ["url", "licence", "author"].map { Self.hex(source?[$0]) }.joined(separator: " "))
    for name in ["sources", "aliases", "keywords"] { add(name, Self.hex(brand[name])) }
    for programme in brand["programmes"] as? [[String: Any]] ?? [] {
      add("programme", Self.hex(programme["name"]) + " " + Self.word(programme["kind"]))
    }
    add("rank", Self.number(brand["rank"]))
    for name in ["wikidata", "group", "regions"] { add(name, Self.hex(brand[name])) }
    add("status", Self.word(brand["status"]))
    add("since", Self.hex(brand["since"]))
    guard let barcode = brand["barcode"] as? [String: Any] else { return add("barcode", "null") }
    let differs = (barcode["printedDiffers"] as? Bool).map { "\($0)" } ?? "null"
    add("barcode", Self.word(barcode["confidence"]) + " \(differs) " + Self.hex(barcode["source"]))
    for rule in barcode["formats"] as? [[String: Any]] ?? [] { add(rule: rule) }
  }

  private mutating func add(rule: [String: Any]) {
    add("format", (rule["format"] as? String ?? "null") + " " + Self.word(rule["check"]))
    add("lengths", (rule["lengths"] as? [Int] ?? []).map(String.init).joined(separator: ","))
    add("bounds", Self.number(rule["minLength"]) + " " + Self.number(rule["maxLength"]))
    add("charset", Self.word(rule["charset"]))
    add("prefixes", Self.hex(rule["prefixes"]))
    add("pattern", Self.hex(rule["pattern"]))
    add("samples", Self.hex(rule["valid"]) + " " + Self.hex(rule["invalid"]))
  }

  private mutating func add(_ name: String, _ value: String) { lines.append("\(name)=\(value)") }

  private static func hex(_ value: Any?) -> String {
    if let texts = value as? [String] { return "[" + texts.map { hex($0) }.joined(separator: ",") + "]" }
    guard let text = value as? String else { return "null" }
    return text.utf8.map { String(format: "%02x", $0) }.joined()
  }

  private static func number(_ value: Any?) -> String { (value as? Int).map(String.init) ?? "null" }

  private static func word(_ value: Any?) -> String { (value as? String)?.lowercased() ?? "null" }
}
