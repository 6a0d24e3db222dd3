/// The properties of Unicode that a pattern may name (ECMA-262, section 22.2.2.9 and its tables 66 to 69). But for
/// scripts they come from Swift's standard library, and so in its version of Unicode.
enum UnicodeProperty {
  /// What `Name` or `Name=Value` stands for; `nil` where ECMA-262 doesn't know it.
  static func set(_ expression: String) -> ScalarSet? {
    let parts = expression.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    guard let name = parts.first, parts.count == 2, let value = parts.last else {
      return generalCategory(expression) ?? binary(expression)
    }
    switch name {
    case "General_Category", "gc": return generalCategory(value)
    case "Script", "sc": return ScriptProperty.shared.script(value)
    case "Script_Extensions", "scx": return ScriptProperty.shared.scriptExtensions(value)
    default: return nil
    }
  }

  private static func generalCategory(_ name: String) -> ScalarSet? {
    guard let categories = Unicode.GeneralCategory.named(name) else { return nil }
    let surrogates: [ClosedRange<UInt32>] = categories.contains(.surrogate) ? [0xD800...0xDFFF] : []
    let set = ScalarSet { categories.contains($0.properties.generalCategory) }
    return ScalarSet(set.ranges + surrogates)
  }

  private static func binary(_ name: String) -> ScalarSet? {
    switch name {
    case "ASCII": ScalarSet([0...0x7F])
    case "Any": ScalarSet([0...ScalarSet.lastCodePoint])
    case "Assigned": generalCategory("Cn")?.negated
    case "Extended_Pictographic", "ExtPict": extendedPictographic
    default: predicate(name).map { isMember in ScalarSet { isMember($0) } }
    }
  }

  /// The standard library knows the property, which it doesn't offer, where it finds out what a character is: of all
  /// pairs with a joiner in between, only those of two pictographs are one (Unicode Standard Annex 29, rule GB11).
  private static var extendedPictographic: ScalarSet {
    let candidates: [ClosedRange<UInt32>] = [0xA9...0x32FF, 0x1F000...0x1FFFF]
    return ScalarSet(
      candidates.joined().compactMap(Unicode.Scalar.init)
        .filter { "\($0)\u{200D}\u{2764}".count == 1 }.map { $0.value...$0.value })
  }
}
