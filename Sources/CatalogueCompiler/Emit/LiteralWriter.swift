/// Writes literals in one language: what fits on a line stays on it, the rest has a line for each element.
struct LiteralWriter: Sendable {
  private let style: LiteralStyle
  private let identifiers: IdentifierStyle

  private static let lineLength = 100

  init(_ language: OutputLanguage) {
    style = language.literals
    identifiers = language.identifiers
  }

  /// A value's text; `level` is the indentation of the line that it begins on.
  func write(_ literal: Literal, level: Int = 0) -> String {
    let line = inline(literal)
    if level * style.indentation + line.utf8.count <= Self.lineLength { return line }
    switch literal {
    case .list(let elements): return broken(style.list, elements.map { write($0, level: level + 1) }, level)
    case .record(let type, let fields):
      let lines = fields.map { $0.name + style.fieldSeparator + write($0.value, level: level + 1) }
      return broken((type + "(", ")"), lines, level)
    default: return line
    }
  }

  /// Several values, each on a line of its own.
  func write(lines literals: [Literal], level: Int) -> String {
    joined(literals.map { write($0, level: level) }, level)
  }

  private func broken(_ brackets: (open: String, close: String), _ lines: [String], _ level: Int) -> String {
    brackets.open + "\n" + indentation(level + 1) + joined(lines, level + 1) + "\n" + indentation(level)
      + brackets.close
  }

  private func joined(_ lines: [String], _ level: Int) -> String {
    lines.joined(separator: ",\n" + indentation(level))
  }

  private func indentation(_ level: Int) -> String {
    String(repeating: " ", count: level * style.indentation)
  }

  private func inline(_ literal: Literal) -> String {
    switch literal {
    case .string(let text): style.string(text)
    case .integer(let number): String(number)
    case .bool(let flag): flag ? "true" : "false"
    case .choice(let type, let id):
      (style.choice == .qualified ? type : "") + "." + identifiers.enumerationCase(id: id)
    case .list(let elements):
      style.list.open + elements.map(inline).joined(separator: ", ") + style.list.close
    case .record(let type, let fields):
      type + "(" + fields.map { $0.name + style.fieldSeparator + inline($0.value) }.joined(separator: ", ")
        + ")"
    }
  }
}
