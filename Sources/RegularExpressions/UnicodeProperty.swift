/// The Unicode properties of patterns (ECMA-262, section 22.2.2.9 and its tables 66 to 69). Except for scripts they
/// come from Swift's standard library, and so in its version of Unicode.
enum UnicodeProperty {
  /// The set of `Name` or `Name=Value`; `nil` where ECMA-262 doesn't have it.
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

  /// The standard library doesn't offer this property, but uses it for grapheme clusters: only two pictographs with a
  /// joiner between them are one (Unicode Standard Annex 29, rule GB11).
  private static var extendedPictographic: ScalarSet {
    let candidates: [ClosedRange<UInt32>] = [0xA9...0x32FF, 0x1F000...0x1FFFF]
    return ScalarSet(
      candidates.joined().compactMap(Unicode.Scalar.init)
        .filter { "\($0)\u{200D}\u{2764}".count == 1 }.map { $0.value...$0.value })
  }
}

/// The properties Script and Script_Extensions.
struct ScriptProperty: Sendable {
  private let scripts: [Row]
  private let extensions: [Row]

  /// One line of the table: a script's names and its code points.
  private struct Row {
    let names: [Substring]
    let set: ScalarSet

    init(_ line: Substring) {
      let halves = line.split(separator: ":")
      names = halves.first?.split(separator: " ") ?? []
      set = ScalarSet(halves.last?.split(separator: " ").compactMap(Self.range) ?? [])
    }

    private static func range(_ text: Substring) -> ClosedRange<UInt32>? {
      let ends = text.split(separator: "-").compactMap { UInt32($0, radix: 16) }
      guard let first = ends.first, let last = ends.last, first <= last else { return nil }
      return first...last
    }
  }

  /// The table, read once.
  static let shared = ScriptProperty()

  private init() {
    scripts = ScriptTable.scripts.split(separator: "\n").map(Row.init)
    extensions = ScriptTable.extensions.split(separator: "\n").map(Row.init)
  }

  /// The code points of the script with that short or long name; `nil` for an unknown name.
  func script(_ name: String) -> ScalarSet? {
    if name == "Zzzz" || name == "Unknown" { return ScalarSet(scripts.flatMap(\.set.ranges)).negated }
    return scripts.first { $0.names.contains { $0 == name } }?.set
  }

  /// The code points with that script among their script extensions; `nil` for an unknown name.
  func scriptExtensions(_ name: String) -> ScalarSet? {
    guard let set = script(name) else { return nil }
    let code = scripts.first { $0.names.contains { $0 == name } }?.names.first
    let listed = { (row: Row) in row.names.contains { $0 == code } }
    let own = extensions.filter(listed).flatMap(\.set.ranges)
    let others = extensions.filter { !listed($0) }.flatMap(\.set.ranges)
    return ScalarSet(set.subtracting(ScalarSet(others)).ranges + own)
  }
}
