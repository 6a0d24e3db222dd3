import StrictJSON

/// The members of one object of a metadata file.
typealias MetadataFields = ObjectFields<MetadataError>

extension MetadataFields {
  func string(_ key: String) throws(MetadataError) -> String { try read(key, as: .string) }

  func bool(_ key: String) throws(MetadataError) -> Bool { try read(key, as: .bool) }

  func array(_ key: String) throws(MetadataError) -> [LocatedValue] { try read(key, as: .array) }

  func strings(_ key: String) throws(MetadataError) -> [String] {
    var texts: [String] = []
    for element in try array(key) {
      guard let text = element.string else {
        throw MetadataError(.wrongKind(expected: "an array of strings"), at: path(of: key))
      }
      texts.append(text)
    }
    return texts
  }

  func integer(_ key: String, atLeast minimum: Int64) throws(MetadataError) -> Int64 {
    let integer = try read(key, as: .integer)
    guard integer >= minimum else { throw MetadataError(.belowMinimum(minimum), at: path(of: key)) }
    return integer
  }

  /// The unknown members, which are kept and written again (section 4.1).
  func unknown(besides known: [String]) -> [LocatedObject.Member] {
    members.filter { member in !known.contains { $0.hasSameBytes(as: member.key) } }
  }
}
