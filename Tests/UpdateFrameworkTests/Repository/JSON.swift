import StrictJSON

/// JSON that a test puts together and then changes member by member.
enum JSON {
  case null
  case bool(Bool)
  case integer(Int64)
  case string(String)
  case array([JSON])
  case object([(key: String, value: JSON)])

  /// The text, without white space.
  var bytes: [UInt8] {
    var writer = JSONWriter(layout: .compact)
    write(to: &writer)
    return writer.finish()
  }

  /// A member of an object; `nil` takes it away.
  subscript(key: String) -> JSON? {
    get { members.last { $0.key.utf8.elementsEqual(key.utf8) }?.value }
    set {
      var members = members
      let place = members.firstIndex { $0.key.utf8.elementsEqual(key.utf8) }
      switch (place, newValue) {
      case (let place?, let value?): members[place].value = value
      case (let place?, nil): members.remove(at: place)
      case (nil, let value?): members.append((key, value))
      case (nil, nil): break
      }
      self = .object(members)
    }
  }

  /// A member of an object of objects, an empty object where there is none.
  subscript(in key: String) -> JSON {
    get { self[key] ?? .object([]) }
    set { self[key] = newValue }
  }

  /// The integer, 0 for anything else.
  var integer: Int64 { if case .integer(let integer) = self { integer } else { 0 } }

  /// The elements of an array, none of anything else.
  var elements: [JSON] {
    get { if case .array(let elements) = self { elements } else { [] } }
    set { self = .array(newValue) }
  }

  private var members: [(key: String, value: JSON)] {
    if case .object(let members) = self { members } else { [] }
  }

  private func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .bool(let flag): writer.bool(flag)
    case .integer(let integer): writer.integer(integer)
    case .string(let text): writer.string(text)
    case .array(let elements): writer.array(elements) { writer, element in element.write(to: &writer) }
    case .object(let members):
      writer.object { writer in
        for member in members {
          writer.key(member.key)
          member.value.write(to: &writer)
        }
      }
    }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral text: String) { self = .string(text) }
  init(integerLiteral integer: Int64) { self = .integer(integer) }
  init(booleanLiteral flag: Bool) { self = .bool(flag) }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral members: (String, JSON)...) {
    self = .object(members.map { (key: $0.0, value: $0.1) })
  }
}
