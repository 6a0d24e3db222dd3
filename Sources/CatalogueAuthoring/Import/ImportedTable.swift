internal import CatalogueSources
internal import StrictJSON

/// The entries of a table: a line each, with the fields that its columns are called by.
struct ImportedTable {
  /// The entries, an object each.
  let entries: [LocatedValue]
  /// Cells that the first line names no column for.
  let surplus: [SeparatedValues.Cell]

  /// - Parameter names: what fields columns are, where they aren't called by them.
  init(_ table: SeparatedValues, _ names: [String: String], of schema: EntrySchema) {
    let types = table.header.map { column in
      let name = names[column.text] ?? column.text
      return schema.entry.cellType(at: name.pathNames)
    }
    let width = table.header.count
    surplus = table.rows.flatMap { row in
      let unnamed = zip(table.header, row).filter { $0.0.text.isEmpty }.map(\.1)
      return (unnamed + row.dropFirst(width)).filter { !$0.text.isEmpty }
    }
    entries = table.rows.map { row in
      let columns = zip(table.header, types)
      let cells = zip(columns, row).filter { !$0.0.text.isEmpty && !$1.text.isEmpty }
      let members = cells.map { column, cell in Self.member(column.0, cell, as: column.1) }
      // What an entry lacks is reported at its first member.
      let (own, unknown) = (members.filter { $0.keySpan.isEmpty }, members.filter { !$0.keySpan.isEmpty })
      let span = (row.first?.span.lowerBound ?? 0)..<(row.last?.span.upperBound ?? 0)
      return LocatedValue(.object(LocatedObject(own + unknown)), at: span)
    }
  }

  /// A cell under its column's name. That of a field is where the cell begins, on the entry's own line; that of no field is
  /// where it is written, on the first.
  private static func member(
    _ column: SeparatedValues.Cell, _ cell: SeparatedValues.Cell, as type: FieldType?
  ) -> LocatedObject.Member {
    LocatedObject.Member(
      key: column.text, keySpan: type == nil ? column.span : cell.span.prefix(0),
      value: value(of: cell, as: type))
  }

  /// A cell as its field has it: lists have semicolons or bars between their texts. Nothing between two of them is null: in
  /// another column, the record of that number may have a text. What isn't of the type stays a text, which the schema
  /// rejects.
  private static func value(of cell: SeparatedValues.Cell, as type: FieldType?) -> LocatedValue {
    let text = LocatedValue(.string(cell.text), at: cell.span)
    switch type {
    case .list(let element):
      let separator: Character = cell.text.contains(";") ? ";" : "|"
      let parts = cell.text.split(separator: separator, omittingEmptySubsequences: false)
      let elements = parts.map { part in
        let text = TidyText.tidied(String(part))
        return text.isEmpty
          ? LocatedValue(.null, at: cell.span)
          : value(of: SeparatedValues.Cell(text: text, span: cell.span), as: element)
      }
      return LocatedValue(.array(elements), at: cell.span)
    case .integer:
      return ExactNumber(literal: cell.text).map { LocatedValue(.number($0), at: cell.span) } ?? text
    case .flag:
      let flag = ["true": true, "false": false][cell.text.lowercased()]
      return flag.map { LocatedValue(.bool($0), at: cell.span) } ?? text
    default: return text
    }
  }
}
