internal import Catalogue

/// How a language spells the names that are made from ids.
package struct IdentifierStyle: Sendable {
  /// How enumeration cases are written.
  enum Cases: Sendable {
    /// `groceryBio`
    case lowerCamelCase
    /// `GROCERY_BIO`
    case upperSnakeCase
  }

  /// Words that can't be a name.
  let keywords: Set<String>
  let cases: Cases

  static let swift = IdentifierStyle(
    keywords: [
      "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "async", "await", "break", "case",
      "catch",
      "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
      "false",
      "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let",
      "nil",
      "open", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
      "self",
      "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
      "typealias",
      "var", "where", "while",
    ], cases: .lowerCamelCase)

  static let kotlin = IdentifierStyle(
    keywords: [
      "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is",
      "null",
      "object", "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof", "val",
      "var",
      "when", "while", "yield",
    ], cases: .upperSnakeCase)

  /// For an unknown language: a keyword of either can't be a name.
  static let lowerCamelCase = IdentifierStyle(
    keywords: swift.keywords.union(kotlin.keywords), cases: .lowerCamelCase)

  /// Names that the templates, Kotlin's `Any` and Java's `Object` give to members, in lower case.
  private static let reserved: Set<String> = [
    "all", "allcases", "at", "brand", "brands", "byid", "byrank", "catalogue", "categories", "class",
    "country",
    "equals", "find", "getclass", "hashcode", "index", "indexbyid", "indices", "matching", "notify",
    "notifyall",
    "popular", "revision", "schemaversion", "search", "tombstones", "tostring", "version", "wait",
  ]

  /// The member that stands for an entry: `maisons-du-monde` gives `maisonsDuMonde`. A word that can't be a name gets
  /// the entry's type at its end, such as `Brand`, and a digit at the start an underscore before it.
  package func member(id: String, type: String) -> String {
    let name = Self.lowerCamelCase(id)
    return keywords.contains(name) || Self.reserved.contains(name.lowercased()) ? name + type : name
  }

  /// The enumeration case that stands for an id, as the platform's own libraries spell it.
  package func enumerationCase(id: String) -> String {
    if let format = BarcodeFormat(rawValue: id) {
      return cases == .lowerCamelCase ? "\(format)" : format.zxing
    }
    switch cases {
    case .lowerCamelCase:
      let name = Self.lowerCamelCase(id)
      // Code lists the cases by that name.
      return keywords.contains(name) || name == "allCases" ? name + "Case" : name
    case .upperSnakeCase: return Self.startingWithLetter(id.snakeCased.uppercased())
    }
  }

  private static func lowerCamelCase(_ id: String) -> String { startingWithLetter(id.lowerCamelCased) }

  private static func startingWithLetter(_ name: String) -> String {
    name.utf8.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? true ? "_" + name : name
  }
}

extension String {
  /// The words of a name with underscores between: `ruleSets` and `rule-sets` give `rule_sets`.
  package var snakeCased: String {
    var name: [UInt8] = []
    name.reserveCapacity(utf8.count + 4)
    for scalar in unicodeScalars {
      // Most are ASCII, whose properties are slower to look up than to write.
      if scalar.isASCII {
        let isCapital = ("A"..."Z").contains(scalar)
        if isCapital { name.append(UInt8(ascii: "_")) }
        name.append(scalar == "-" ? UInt8(ascii: "_") : UInt8(ascii: scalar) + (isCapital ? 0x20 : 0))
      } else {
        if scalar.properties.isUppercase { name.append(UInt8(ascii: "_")) }
        name += scalar.properties.lowercaseMapping.utf8
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// The words of an id, each but the first beginning with a capital: `rule-sets` gives `ruleSets`.
  var lowerCamelCased: String {
    guard utf8.contains(UInt8(ascii: "-")) else { return self }
    var (name, startsWord): ([UInt8], Bool) = ([], false)
    name.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      if scalar == "-" {
        startsWord = !name.isEmpty
      } else {
        // Most are ASCII, whose mappings are slower to look up than to write.
        if scalar.isASCII {
          let isRaised = startsWord && ("a"..."z").contains(scalar)
          name.append(UInt8(ascii: scalar) - (isRaised ? 0x20 : 0))
        } else {
          name += (startsWord ? scalar.properties.uppercaseMapping : String(scalar)).utf8
        }
        startsWord = false
      }
    }
    return String(decoding: name, as: UTF8.self)
  }
}
