internal import StrictJSON

/// The type of a field's value in the published catalogue, as the entry schema says it.
package indirect enum FieldType: Sendable {
  case text(TextForm)
  case integer
  case flag
  case choice(Enumeration)
  case list(FieldType)
  case record(RecordType)

  package var isList: Bool {
    if case .list = self { true } else { false }
  }

  package var isListOfRecords: Bool {
    if case .list(.record) = self { true } else { false }
  }
}

/// What a text means.
package enum TextForm: Hashable, Sendable {
  case plain
  /// The entry's own id (`x-id`), in its collection.
  case id(collection: String)
  /// The id of an entry of another collection (`x-reference`).
  case reference(collection: String)
  /// `#RRGGBB` (`x-type: color`)
  case color
  /// `YYYY-MM-DD` (`format: date`)
  case day
  /// 64 hexadecimal digits (`x-type: sha256`)
  case sha256
}

extension TextForm {
  /// The collection of the entry whose id it is; `nil` where it is none.
  package var entryCollection: String? {
    switch self {
    case .id(let collection), .reference(let collection):
      collection == EntrySchema.categories ? nil : collection
    default: nil
    }
  }
}

/// How a text is written (`x-text`).
package struct TextScript: Hashable, Sendable {
  /// The language, a tag of BCP 47; `nil` where it isn't said.
  package let language: String?
  /// `ltr` or `rtl`; `nil` where it isn't said.
  package let direction: String?
  /// Whether combining marks stay in the order in which they were typed.
  package let keepsMarks: Bool

  /// What code calls the language and the direction of a field.
  package static func constants(of field: String) -> [String] {
    ["\(field)Language", "\(field)TextDirection"]
  }
}

/// A text that is one of some words.
package struct Enumeration: Sendable {
  package let name: TypeName
  /// What it is, in half a sentence.
  package let title: String
  /// Whether code has the type beside those of the schema (`x-runtime`).
  package let isRuntime: Bool
  /// The words that are published, in the schema's order.
  package let values: [String]
  /// What they mean, for those with `x-titles`.
  package let titles: [String: String]
  /// What a reader does with a word that it doesn't know (`x-unknown`).
  package let unknown: UnknownWord

  /// Whether it lists a word. Bytes are compared: to `String` other scalars may be the same text.
  func has(_ word: String) -> Bool { values.contains { $0.hasSameBytes(as: word) } }
}

/// What a reader does with a word of an enumeration that it doesn't know.
package enum UnknownWord: Hashable, Sendable {
  /// It reads as the field's default, which for most is null.
  case missing
  /// It reads as that word.
  case word(String)
  /// Some records are left out, from the innermost one outwards: `drop this` is one, `drop parent` two.
  case drop(records: Int)
}

/// What a type is called in code. A dot stands before a type within a type.
package struct TypeName: Hashable, Sendable {
  package var swift: String
  package var kotlin: String
  /// `nil` where the type is written out in place of a name.
  package var typeScript: String?

  /// The same name in every language.
  init(_ name: String) { (swift, kotlin, typeScript) = (name, name, name) }

  /// A name of a type within another; TypeScript writes it out.
  init(_ name: String, within outer: TypeName) {
    swift = "\(outer.swift).\(name)"
    kotlin = "\(outer.kotlin).\(name)"
    typeScript = nil
  }
}

/// A value with named fields.
package struct RecordType: Sendable {
  package let name: TypeName
  /// What it is, in half a sentence.
  package let title: String
  /// The fields, in the order of the published catalogue.
  package private(set) var fields: [Field]
  /// The fields that only source files have (`x-published: false`).
  private var unpublished: [Field]
  /// The indices of the fields in the order of code.
  package let codeOrder: [Int]
  /// The indices of the fields that are compiled into apps, in the order of code.
  package let compiledFields: [Int]
  private let indices: [String: Int]

  /// - Parameter first: the names of the fields that come first in code.
  init(name: TypeName, title: String, fields: [Field], unpublished: [Field], first: [String]) {
    self.name = name
    self.title = title
    self.fields = fields
    self.unpublished = unpublished
    let indices = Dictionary(zip(fields.map(\.name), fields.indices)) { first, _ in first }
    let start = first.compactMap { indices[$0] }
    codeOrder = start + fields.indices.filter { !start.contains($0) }
    compiledFields = codeOrder.filter { fields[$0].isCompiled }
    self.indices = indices
  }

  /// The fields that only source files have.
  var unpublishedFields: [Field] { unpublished }

  /// The fields that source files have.
  package var sourceFields: [Field] { fields.filter(\.isInSources) + unpublished }

  /// The index of a field.
  package func index(of name: String) -> Int? { indices[name] }

  /// The published field of that name.
  package func field(_ name: String) -> Field? { index(of: name).map { fields[$0] } }

  /// All fields: those that are published, and those that only source files have.
  var allFields: [Field] { fields + unpublished }

  /// The field of that name, whether it is published or not.
  package func anyField(_ name: String) -> Field? { field(name) ?? unpublished.first { $0.name == name } }

  /// The same record, each of its fields with the parts that it has in behaviours.
  func bound(by bindings: Bindings) -> RecordType {
    var record = self
    for index in record.fields.indices { record.fields[index].roles = bindings.roles(of: fields[index].name) }
    for index in record.unpublished.indices {
      record.unpublished[index].roles = bindings.roles(of: unpublished[index].name)
    }
    return record
  }
}

extension Field {
  /// The collection that its ids belong to (`x-reference`).
  package var reference: String? {
    if case .text(.reference(let collection)) = type.innermost { collection } else { nil }
  }

  /// Whether it names a category of the market.
  package var isCategory: Bool { !type.isList && reference == EntrySchema.categories }

  /// The fallback where it is a value, not null and not an empty list.
  package var constant: PublishedValue? {
    switch fallback {
    case nil, .null, .list: nil
    case let value?: value
    }
  }

  /// Whether a behaviour completes what may be missing, so that it may be left out where the value is made.
  package var isCompleted: Bool { behaviour != nil && isInSources }

  /// Whether every catalogue has it, of any release: nothing stands in for it where it is missing.
  package var isNeeded: Bool { !isNullable && !isCompleted && constant == nil }

  /// Whether it is a text of any characters, or a list of such.
  package var isText: Bool {
    if case .text(.plain) = type.innermost { true } else { false }
  }

  /// Whether it is a date, or a list of dates.
  package var isDay: Bool {
    if case .text(.day) = type.innermost { true } else { false }
  }
}

/// A field of the published catalogue.
package struct Field: Sendable {
  package let name: String
  /// What it is, in half a sentence.
  package let title: String
  package let type: FieldType
  /// Whether the value may be null.
  package let isNullable: Bool
  /// What the field reads as where it is missing; `nil` where it has to be there. A behaviour completes null.
  package let fallback: PublishedValue?
  /// Whether source files may leave the field out.
  package let isOptionalInSources: Bool
  /// The behaviour that gives the value, or completes the one that is written (`x-derived`).
  let behaviour: String?
  /// Whether source files have the field.
  package let isInSources: Bool
  /// Whether the field is compiled into apps (`x-compiled`).
  package let isCompiled: Bool
  /// Whether it is a list of records without which the record around it means nothing.
  package let mustHaveElement: Bool
  /// Whether it is a list of which the schema says that no element is there twice (`uniqueItems`).
  package let hasUniqueElements: Bool
  /// Whether statistics count the entries without it (`x-counted`): it says more of them.
  package let isCounted: Bool
  /// How search ranks the text (`x-search`).
  package let search: String?
  /// The namespace in which no two entries have the same text (`x-unique`).
  package let namespace: String?
  /// The folder that has the file of that name (`x-asset`).
  let asset: String?
  /// The list of the words that its texts may not have (`x-forbidden`).
  package let forbidden: String?
  /// How its texts are written, where they aren't in the Latin script (`x-text`).
  package let script: TextScript?
  /// What it says of the entries that it refers to (`x-reference`); `nil` where it isn't a reference.
  package let referrers: Referrers?
  /// Whether the schema lets whole numbers through that not every language has.
  package let isUnbounded: Bool
  /// How its value has to compare with others.
  package let comparisons: [FieldComparison]
  /// Of which texts it is spelt, where it is the id (`x-spelling`).
  package let spelling: FieldSpelling?
  /// Whether it is the list of the warnings that an entry accepts (`x-accepted`).
  package let isAccepted: Bool
  /// Whether the preview's page may show it among an entry's details (`x-preview`).
  let isPreviewed: Bool
  /// The parts that it has in behaviours.
  package var roles: Set<Role> = []
}
