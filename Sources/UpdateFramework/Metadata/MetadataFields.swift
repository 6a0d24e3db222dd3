import StrictJSON

/// The members of one object of a metadata file, read strictly; errors name the field.
struct MetadataFields {
  private let path: String
  let members: [LocatedObject.Member]
  private let object: LocatedObject

  init(_ value: LocatedValue, at path: String) throws(MetadataError) {
    guard let object = value.object else { throw MetadataError(.wrongKind(expected: "an object"), at: path) }
    self.object = object
    self.path = path
    members = object.members
  }

  /// Where a member stands.
  func path(of key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  func optional(_ key: String) -> LocatedValue? { object[key] }

  func value(_ key: String) throws(MetadataError) -> LocatedValue {
    guard let value = object[key] else { throw MetadataError(.missing, at: path(of: key)) }
    return value
  }

  func fields(_ key: String) throws(MetadataError) -> MetadataFields {
    try MetadataFields(value(key), at: path(of: key))
  }

  func string(_ key: String) throws(MetadataError) -> String {
    guard let text = try value(key).string else { throw wrongKind("a string", key) }
    return text
  }

  func bool(_ key: String) throws(MetadataError) -> Bool {
    guard let flag = try value(key).bool else { throw wrongKind("true or false", key) }
    return flag
  }

  func array(_ key: String) throws(MetadataError) -> [LocatedValue] {
    guard let elements = try value(key).array else { throw wrongKind("an array", key) }
    return elements
  }

  func strings(_ key: String) throws(MetadataError) -> [String] {
    var texts: [String] = []
    for element in try array(key) {
      guard let text = element.string else { throw wrongKind("an array of strings", key) }
      texts.append(text)
    }
    return texts
  }

  /// An integer that is written as one: `1.0` and `1e0` are none.
  func integer(_ key: String, atLeast minimum: Int64) throws(MetadataError) -> Int64 {
    guard case .number(let number) = try value(key).content, let integer = Int64(number.literal) else {
      throw MetadataError(.notAnInteger, at: path(of: key))
    }
    guard integer >= minimum else { throw MetadataError(.belowMinimum(minimum), at: path(of: key)) }
    return integer
  }

  /// The members that this program doesn't know, which are kept and written again (section 4.1).
  func unknown(besides known: [String]) -> [LocatedObject.Member] {
    members.filter { member in !known.contains { $0.hasSameBytes(as: member.key) } }
  }

  private func wrongKind(_ expected: String, _ key: String) -> MetadataError {
    MetadataError(.wrongKind(expected: expected), at: path(of: key))
  }
}
