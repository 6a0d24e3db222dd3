internal import StrictJSON

extension MarketSettings {
  /// What every entry is beside: the settings without positions, without the words that no alias may be (``genericWords``),
  /// and without what is said of the catalogue as a whole. While they stay, a line of the file may change without a look at
  /// every entry.
  package var besideEntries: [UInt8] {
    var writer = BinaryWriter()
    value?.withoutPositions(and: Self.besideNoEntry).write(to: &writer)
    return writer.bytes
  }

  /// The fields that no rule about entries reads but as words.
  private static let besideNoEntry: Set<String> = [
    Acceptance.settingsField, "stopWords", "categories.name", "categories.words", "categories.minimum",
    "categories.maximum",
  ]
}

extension LocatedValue {
  /// - Parameters:
  ///   - fields: what is left out too, with the names of the fields around it.
  ///   - field: the field whose value this is.
  fileprivate func withoutPositions(and fields: Set<String>, in field: String = "") -> LocatedValue {
    let content: Content =
      switch self.content {
      case .array(let elements): .array(elements.map { $0.withoutPositions(and: fields, in: field) })
      case .object(let object):
        .object(
          LocatedObject(
            object.members.compactMap { member in
              let name = field.isEmpty ? member.key : "\(field).\(member.key)"
              guard !fields.contains(name) else { return nil }
              return LocatedObject.Member(
                key: member.key, keySpan: 0..<0, value: member.value.withoutPositions(and: fields, in: name))
            }))
      default: self.content
      }
    return LocatedValue(content, at: 0..<0)
  }
}
