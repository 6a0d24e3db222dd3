internal import CatalogueSources

/// A table for templates that write SQL.
struct TableView: Sendable {
  let table: SQLTable
  let rows: SQLRows

  /// More rows in one statement are too much for some clients.
  private static let mostRows = 500

  /// The tables of a catalogue, each after those that it refers to.
  /// - Parameter namespace: that of the UUIDs which the entries have as ids; `nil` where they have their own.
  static func all(of catalogue: PublishedCatalogue, _ namespace: NamedUUID?) -> [TableView] {
    let rows = SQLRows(catalogue, SQLIDs(catalogue.kind, namespace))
    return SQLSchema(catalogue.kind, hasUUIDs: namespace != nil).tables.map {
      TableView(table: $0, rows: rows)
    }
  }

  static let type = TemplateViewType<TableView>(fields: [
    "name": .text { SQLText.name($0.table.name) },
    "isLinks": .flag { if case .links = $0.table.content { true } else { false } },
    "columns": .list(ColumnView.type) { view in
      view.table.columns.map { ColumnView(table: view.table.name, column: $0) }
    },
    "places": .list(PlaceView.type, \.places),
    "hasConstraints": .flag { view in
      if case .links = view.table.content { true } else { !view.places.isEmpty }
    },
    "references": .list(ColumnView.type) { view in
      view.table.columns.filter { $0.reference != nil }.map { ColumnView(table: view.table.name, column: $0) }
    },
    "columnNames": .text { $0.table.columns.map(\.quoted).joined(separator: ", ") },
    "updates": .text { view in
      view.table.columns.dropFirst().map { "\($0.quoted) = excluded.\($0.quoted)" }
        .joined(separator: ",\n  ")
    },
    "statements": .list(StatementView.type) { view in
      let rows = view.rows.rows(of: view.table)
      return stride(from: 0, to: rows.count, by: mostRows).map { start in
        StatementView(rows: Array(rows[start..<min(start + mostRows, rows.count)]))
      }
    },
    "deferred": .list(DeferredView.type) { view in
      view.rows.deferred(of: view.table).map { DeferredView(id: $0.id, column: $0.column, value: $0.value) }
    },
    "tombstones": .list(TombstoneRowView.type) { view in
      view.rows.tombstones(of: view.table).map {
        TombstoneRowView(id: $0.id, day: $0.day, successor: $0.successor)
      }
    },
  ])

  private var places: [PlaceView] {
    let parents = table.columns.filter { if case .parent = $0.content { true } else { false } }
    let positions = table.columns.filter { if case .position = $0.content { true } else { false } }
    return zip(parents, positions).map { PlaceView(parent: $0, position: $1) }
  }
}

/// The columns of the place in a parent's list.
struct PlaceView: Sendable {
  let parent: SQLColumn
  let position: SQLColumn

  static let type = TemplateViewType<PlaceView>(fields: [
    "parent": .text(\.parent.quoted), "order": .text(\.position.quoted),
  ])
}

/// A column of a table.
struct ColumnView: Sendable {
  let table: String
  let column: SQLColumn

  static let type = TemplateViewType<ColumnView>(fields: [
    "name": .text(\.column.quoted),
    "table": .text { SQLText.name($0.table) },
    "type": .text(\.column.type),
    "isID": .flag {
      if case .field = $0.column.content, $0.column.name == EntrySchema.idName { true } else { false }
    },
    "isUnique": .flag { if case .key = $0.column.content { true } else { false } },
    "isNullable": .flag(\.column.isNullable),
    "hasReference": .flag { $0.column.reference != nil },
    "reference": .text { SQLText.name($0.column.reference ?? "") },
    "index": .text { SQLText.name("\($0.table)_\($0.column.name)") },
  ])
}

/// Rows that one statement writes.
struct StatementView: Sendable {
  let rows: [[String]]

  static let type = TemplateViewType<StatementView>(fields: [
    "rows": .text { view in view.rows.map { "(\($0.joined(separator: ", ")))" }.joined(separator: ",\n  ") }
  ])
}

/// A value that is written after all rows.
struct DeferredView: Sendable {
  let id: String
  let column: SQLColumn
  let value: String

  static let type = TemplateViewType<DeferredView>(fields: [
    "id": .text(\.id), "column": .text(\.column.quoted), "value": .text(\.value),
  ])
}

/// An entry that is gone.
struct TombstoneRowView: Sendable {
  let id: String
  let day: String
  let successor: String

  static let type = TemplateViewType<TombstoneRowView>(fields: [
    "id": .text(\.id), "day": .text(\.day), "successor": .text(\.successor),
  ])
}
