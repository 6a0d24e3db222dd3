/// What the types of a kind's code are called.
package struct KindNames {
  private let collections: [EntrySchema]
  private let codeName: String
  private let outputs: [Output]
  /// Whether `kind.yaml` names no outputs.
  private let areUsual: Bool

  init(_ collections: [EntrySchema], codeName: String, _ outputs: [Output], areUsual: Bool) {
    (self.collections, self.codeName) = (collections, codeName)
    (self.outputs, self.areUsual) = (outputs, areUsual)
  }

  /// What the templates for any kind can't write.
  func problems(at span: Range<Int>) -> [InvalidKind.Problem] {
    guard outputs.contains(where: \.language.isGeneral) else { return [] }
    let problems = sameNames + takenNames + (areUsual ? foreignBehaviours : [])
    return problems.map { InvalidKind.Problem(message: $0, span: span) }
  }

  /// The names that a language, or the templates, have for something else.
  private var takenNames: [String] {
    collections.flatMap { schema -> [String] in
      let (name, list) = (schema.entry.name.kotlin, schema.collection.name.upperCamelCased)
      let words = schema.collection.words
      return
        (name.isIdentifier && !Self.taken.contains(name)
        ? []
        : [
          "code can't have a type \"\(name)\": the title of the schema of \(words) must be another word, "
            + "or have an x-name beside it"
        ])
        + (Self.taken.contains(list)
          ? ["code can't have a type \"\(list)\": the collection must have another name"] : [])
    }
  }

  /// Whether a type within an entry can't have a name, because the entry's code uses that of another type.
  static func isTaken(_ name: String, in entry: String) -> Bool {
    taken.contains(name) || ["ID", entry, entry + "Id"].contains(name)
  }

  private static let taken: Set<String> = [
    "Any", "Array", "ArraySlice", "Bool", "Boolean", "CalendarDate", "CaseIterable", "Catalogue",
    "CatalogueCategory",
    "CatalogueFormatError", "CatalogueVersion", "Codable", "Comparable", "CustomStringConvertible",
    "DecodableEntry", "Dictionary", "Double", "EntryWithLogo", "ExpressibleByStringLiteral", "Hashable",
    "Identifiable", "Int", "Int64", "JvmInline", "List", "Map", "Pair", "Plain", "PublishedAsset",
    "PublishedContent", "PublishedDocument", "PublishedEntries", "PublishedFields", "PublishedStore",
    "RGBColor", "RawRepresentable", "Self", "Sendable", "Sequence", "Set", "String", "Suppress", "Type",
    "UInt32", "UInt8", "UTF8",
  ]

  /// The names that two types would have: in code all are beside each other.
  private var sameNames: [String] {
    var names = Set(collections.map { $0.collection.name.upperCamelCased })
    names.insert(codeName + Self.ending)
    if let categories = Self.categories(collections, codeName: codeName) { names.insert(categories) }
    return collections.flatMap { schema in
      (schema.entry.typeNames + [schema.entry.name.kotlin + "Id"]).filter { !names.insert($0).inserted }.map {
        name in
        "code would have two types \"\(name)\": give collections, the titles of their schemas and definitions different names"
      }
    }
  }

  /// What Kotlin's package is called.
  package static func package(_ kind: KindSchema) -> String {
    let name = kind.codeName.lowercased()
    // Nobody else may have files in these packages.
    guard !["kotlin", "java"].contains(name) else { return catalogue(kind).lowercased() }
    return IdentifierStyle.kotlin.keywords.contains(name) ? "`\(name)`" : name
  }

  /// The type of a whole catalogue.
  package static func catalogue(_ kind: KindSchema) -> String { kind.codeName + ending }

  private static let ending = "Catalogue"

  /// The type of categories: a catalogue has one list of them, whichever of its entries name them.
  static func categories(_ collections: [EntrySchema], codeName: String) -> String? {
    guard collections.contains(where: \.entry.namesCategories) else { return nil }
    return (collections.count == 1 ? collections.first?.entry.name.kotlin ?? codeName : codeName) + "Category"
  }

  private var foreignBehaviours: [String] {
    let unsupported: [Behaviour] = [.barcodes, .logos, .succession, .tiles]
    return unsupported.filter { behaviour in
      collections.contains { !$0.bindings.fields(of: behaviour).isEmpty }
    }.map {
      "\"outputs\" is missing: the usual templates write no code for the behaviour \"\($0.rawValue)\""
    }
  }
}

extension RecordType {
  /// Whether a field of the record, or of one within it, names categories.
  fileprivate var namesCategories: Bool {
    fields.contains { $0.reference == EntrySchema.categories || $0.type.record?.namesCategories ?? false }
  }

  /// What the types of the record and of those within it are called, each once.
  fileprivate var typeNames: [String] {
    var names: [String] = []
    func add(_ record: RecordType) {
      guard !names.contains(record.name.kotlin) else { return }
      names.append(record.name.kotlin)
      for field in record.fields {
        if let inner = field.type.record { add(inner) }
        if case .choice(let enumeration) = field.type.innermost, !names.contains(enumeration.name.kotlin) {
          names.append(enumeration.name.kotlin)
        }
      }
    }
    add(self)
    return names
  }
}
