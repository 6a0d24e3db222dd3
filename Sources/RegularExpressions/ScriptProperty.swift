/// The properties Script and Script_Extensions.
struct ScriptProperty: Sendable {
  private let scripts: [Row]
  private let extensions: [Row]

  /// One line of the table: names, and the code points that they belong to.
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

  /// All there is in the table, read once.
  static let shared = ScriptProperty()

  private init() {
    scripts = ScriptTable.scripts.split(separator: "\n").map(Row.init)
    extensions = ScriptTable.extensions.split(separator: "\n").map(Row.init)
  }

  /// The code points whose script has that name, short or long; `nil` where no script has it.
  func script(_ name: String) -> ScalarSet? {
    if name == "Zzzz" || name == "Unknown" { return ScalarSet(scripts.flatMap(\.set.ranges)).negated }
    return scripts.first { $0.names.contains { $0 == name } }?.set
  }

  /// The code points that belong to a script among others; `nil` where no script has that name.
  func scriptExtensions(_ name: String) -> ScalarSet? {
    guard let set = script(name) else { return nil }
    let code = scripts.first { $0.names.contains { $0 == name } }?.names.first
    let listed = { (row: Row) in row.names.contains { $0 == code } }
    let own = extensions.filter(listed).flatMap(\.set.ranges)
    let others = extensions.filter { !listed($0) }.flatMap(\.set.ranges)
    return ScalarSet(set.subtracting(ScalarSet(others)).ranges + own)
  }
}
