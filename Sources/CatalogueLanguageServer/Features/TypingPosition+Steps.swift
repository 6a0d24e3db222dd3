/// Finding the way to a line by the indentation of those above it.
extension TypingPosition {
  /// The way to the value of the field of a line.
  static func steps(toField number: Int, in lines: [OutlineLine]) -> [FieldStep]? {
    guard let key = lines[number].key else { return nil }
    return steps(toObjectOf: lines[number].column, at: number, in: lines).map { $0 + [.key(key)] }
  }

  /// The way to the object that has a field at a column of a line.
  static func steps(toObjectOf column: Int, at number: Int, in lines: [OutlineLine]) -> [FieldStep]? {
    if !lines[number].dashes.isEmpty, lines[number].column == column {
      return steps(toElement: number, in: lines)
    }
    guard column > 0 else { return [] }
    for index in (0..<number).reversed() where !lines[index].isBlank {
      let line = lines[index]
      if line.column == column, !line.dashes.isEmpty { return steps(toElement: index, in: lines) }
      if line.column < column { return line.isOpen ? steps(toField: index, in: lines) : nil }
    }
    return nil
  }

  /// The way to the innermost element of a list that begins on a line.
  static func steps(toElement number: Int, in lines: [OutlineLine]) -> [FieldStep]? {
    let dashes = lines[number].dashes
    guard let dash = dashes.first else { return nil }
    for index in (0..<number).reversed() where !lines[index].isBlank {
      let line = lines[index]
      guard line.dashes.first != dash, line.column <= dash else { continue }
      guard line.isOpen else { return nil }
      return steps(toField: index, in: lines).map { $0 + dashes.map { _ in .element } }
    }
    return nil
  }

  /// The names of the other fields of the object that has one at a column of a line.
  static func siblings(of number: Int, column: Int, in lines: [OutlineLine]) -> Set<String> {
    var names: Set<String> = []
    let isFirst = !lines[number].dashes.isEmpty
    for index in (0..<number).reversed() where !isFirst && !lines[index].isBlank {
      let line = lines[index]
      guard line.column >= column else { break }
      if line.column == column, let key = line.key { names.insert(key) }
      if line.column == column, !line.dashes.isEmpty { break }
    }
    for line in lines[(number + 1)...] where !line.isBlank {
      guard line.column >= column, line.column != column || line.dashes.isEmpty else { break }
      if line.column == column, let key = line.key { names.insert(key) }
    }
    return names
  }

  /// The elements on other lines of the list that has one with its dash at a column of a line.
  static func elements(besides number: Int, dash: Int, in lines: [OutlineLine]) -> Set<String> {
    // Above, the list ends with the line that begins it, and below, where one begins that isn't its own.
    let above = lines[..<number].reversed().prefix { $0.isWithinList(at: dash) }
    let below = lines[(number + 1)...].prefix { $0.isWithinList(at: dash) }
    return Set((above + below).filter { $0.dashes == [dash] && $0.key == nil }.map(\.content))
  }

  /// Whether a field has its value on the lines below its own.
  static func hasValueBelow(_ number: Int, in lines: [OutlineLine]) -> Bool {
    guard let next = lines[(number + 1)...].first(where: { !$0.isBlank }) else { return false }
    let column = lines[number].column
    return next.dashes.first.map { $0 >= column } ?? (next.column > column)
  }
}
