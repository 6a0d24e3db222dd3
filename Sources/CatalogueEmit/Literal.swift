internal import CatalogueSources

/// A value that can be written as a literal in any output language.
indirect enum Literal: Sendable {
  case null
  case string(String)
  /// The id of an entry of a collection.
  case id(String, collection: String)
  case integer(Int)
  case bool(Bool)
  /// A case of an enumeration, by the id that it stands for.
  case choice(type: String, id: String)
  /// A category: an enumeration only where code can't meet a catalogue that knows another one.
  case category(id: String)
  /// A colour, `#RRGGBB`.
  case color(String)
  /// A day, `YYYY-MM-DD`, and whether null may stand in its place.
  case day(String, isNullable: Bool)
  case list([Literal])
  /// A value of a type with named fields.
  case record(type: String, [Field])

  /// How many values are written for it: itself, and those within that aren't defaults.
  var valueCount: Int {
    switch self {
    case .list(let elements): elements.reduce(1) { $0 + $1.valueCount }
    case .record(_, let fields): fields.reduce(1) { $0 + ($1.isDefault ? 0 : $1.value.valueCount) }
    default: 1
    }
  }

  /// One field of a record.
  struct Field: Sendable {
    let name: String
    let value: Literal
    /// Whether it follows from other fields.
    var isDerived = false
    /// Whether it is the field's default value.
    var isDefault = false

    /// A field, `nil` for null. Null and an empty list are defaults.
    init(name: String, _ value: Literal?) {
      self.name = name
      self.value = value ?? .null
      isDefault =
        switch value {
        case nil, .null: true
        case .list(let elements): elements.isEmpty
        default: false
        }
    }
  }

  /// A list of texts.
  static func strings(_ texts: [String]) -> Literal { .list(texts.map(Literal.string)) }

  /// A record of fields, `nil` for null.
  static func record(type: String, _ fields: KeyValuePairs<String, Literal?>) -> Literal {
    .record(type: type, fields.map(Field.init))
  }
}
