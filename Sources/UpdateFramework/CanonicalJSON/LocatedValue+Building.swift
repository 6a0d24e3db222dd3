public import StrictJSON

/// Builds values for new metadata.
extension LocatedValue {
  /// A string.
  public static func text(_ text: String) -> LocatedValue { LocatedValue(.string(text), at: 0..<0) }

  /// A truth value.
  public static func bool(_ flag: Bool) -> LocatedValue { LocatedValue(.bool(flag), at: 0..<0) }

  /// An integer.
  public static func integer(_ integer: Int64) -> LocatedValue {
    LocatedValue(.number(ExactNumber(integer)), at: 0..<0)
  }

  /// An array.
  public static func list(_ elements: [LocatedValue]) -> LocatedValue {
    LocatedValue(.array(elements), at: 0..<0)
  }

  /// An object of some members and of unknown ones that were read. A member without a value is left out.
  public static func object(
    _ members: KeyValuePairs<String, LocatedValue?>, and unknown: [LocatedObject.Member] = []
  ) -> LocatedValue {
    object(members.compactMap { key, value in value.map { (key, $0) } }, and: unknown)
  }

  /// As above, for any number of members.
  public static func object(
    _ members: [(key: String, value: LocatedValue)], and unknown: [LocatedObject.Member] = []
  ) -> LocatedValue {
    let known = members.map { LocatedObject.Member(key: $0.key, keySpan: 0..<0, value: $0.value) }
    // In canonical order, so that the same content gives the same bytes.
    let sorted = (known + unknown).sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return LocatedValue(.object(LocatedObject(sorted)), at: 0..<0)
  }
}
