package import StrictJSON

/// What a schema says of one property: its own keywords, and those of the definition that it refers to.
package struct Declaration {
  package let value: LocatedValue
  private let own: LocatedObject?
  private let definition: LocatedObject?
  /// The name of the definition.
  private let definitionName: String?
  /// The list whose elements it declares: what isn't said of them is said of the list.
  private let list: LocatedObject?

  /// - Parameter root: the whole schema, which has the definitions.
  package init(_ value: LocatedValue, in root: LocatedValue, after list: Declaration? = nil) {
    self.value = value
    self.list = list?.own
    own = value.object
    let resolved = Self.resolved(value, in: root)
    let reference = own?["$ref"]?.string
    definition = reference == nil ? nil : resolved?.object
    definitionName = reference?.split(separator: "/").last.map(String.init)
  }

  /// So many references may lead from one to the next.
  private static let mostReferences = 8

  /// What a part of a schema refers to, if it does so by `#/$defs/…`; otherwise that part.
  package static func resolved(_ part: LocatedValue?, in schema: LocatedValue?) -> LocatedValue? {
    var part = part
    for _ in 0..<mostReferences {
      guard let reference = part?.object?["$ref"]?.string else { return part }
      let definitions = "#/$defs/"
      guard reference.hasPrefix(definitions) else { return nil }
      part = schema?.object?["$defs"]?.object?[String(reference.dropFirst(definitions.count))]
    }
    return nil
  }

  /// A keyword's value.
  package subscript(_ keyword: String) -> LocatedValue? { own?[keyword] ?? definition?[keyword] }

  /// All keywords and their values: those of the definition, unless the property has its own.
  var members: [(String, LocatedValue)] {
    let own = own?.pairs ?? []
    return own + (definition?.pairs ?? []).filter { self.own?[$0.0] == nil }
  }

  /// The values of `type`.
  package var types: [String] {
    let type = self["type"]
    return type?.array?.compactMap(\.string) ?? [type?.string].compactMap(\.self)
  }

  /// What a text means.
  /// - Parameter own: the collection of the entries that have it.
  func textForm(in own: String) -> TextForm {
    if self["x-id"]?.bool == true { return .id(collection: own) }
    if let collection = (self["x-reference"] ?? list?["x-reference"])?.object?["to"]?.string {
      return .reference(collection: collection)
    }
    switch (self["x-type"]?.string, self["format"]?.string) {
    case ("color", _): return .color
    case ("sha256", _): return .sha256
    case (_, "date"): return .day
    default: return .plain
    }
  }

  var unknownWord: UnknownWord {
    let keyword = self["x-unknown"]
    if let word = keyword?.object?["default"]?.string { return .word(word) }
    switch keyword?.string {
    case "drop this": return .drop(records: 1)
    case "drop parent": return .drop(records: 2)
    default: return .missing
    }
  }

  /// The name of the type in code: that of `x-name`, that of the definition, or one within the record.
  func name(elseNamed field: String, within record: TypeName) -> TypeName {
    let given = self["x-name"]
    if let name = given?.string { return TypeName(name) }
    // A record is declared by itself, an enumeration within its record.
    var name =
      definitionName.map { TypeName($0.upperCamelCased) }
      ?? (types.contains("object")
        ? TypeName(record.kotlin + field.upperCamelCased) : TypeName(field.upperCamelCased, within: record))
    name.swift = given?.object?["swift"]?.string ?? name.swift
    name.kotlin = given?.object?["kotlin"]?.string ?? name.kotlin
    name.typeScript = given?.object?["typescript"]?.string ?? name.typeScript
    return name
  }
}

extension String {
  /// The words of a name or title, each beginning with a capital: `loyalty-card` and `loyaltyCard` give `LoyaltyCard`.
  package var upperCamelCased: String {
    split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
