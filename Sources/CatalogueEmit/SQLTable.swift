internal import CatalogueSources

/// A table of a relational database.
struct SQLTable: Sendable {
  /// What its rows are.
  enum Content: Sendable {
    /// The entries of the collection of an index, and its tombstones.
    case entries(Int)
    /// The ids in a field, each with that of the entry that has it.
    case links(SQLReference)
  }

  let name: String
  let content: Content
  let columns: [SQLColumn]
}

/// A column of a table.
struct SQLColumn: Sendable {
  /// What its values are.
  enum Content: Sendable {
    /// A field's value, by the index of the field among those that are published.
    case field(Int)
    /// Where the file of such a field is published.
    case asset(Int)
    /// The catalogue's own id of the entry, where the database has UUIDs.
    case key
    /// The id of the entry that lists this one.
    case parent(SQLReference)
    /// The position in that list, from 0 on.
    case position(SQLReference)
    /// How many entries are listed, by this entry or by those that it lists: the ways to them.
    case count([[SQLReference]])
    /// The day from which on an entry is a tombstone.
    case retiredAt
    /// What has taken its place.
    case replacedBy
    /// The id of the entry that has the link, the id that it leads to, and its position.
    case linkHolder, linkTarget, linkPosition
  }

  let name: String
  var type: String
  let content: Content
  var isNullable = false
  /// The table whose ids it has.
  var reference: String?
  /// Whether it is written after all rows, since they refer to one another.
  var isDeferred = false
  /// Whether it has ids of entries.
  var hasIDs = false

  /// The name as SQL has it.
  var quoted: String { SQLText.name(name) }
}

extension SQLTable {
  /// The same with UUIDs for ids; a table of entries has their own ids beside them.
  var withUUIDs: SQLTable {
    var columns = columns.map { column in
      var column = column
      if column.hasIDs { column.type = "UUID" }
      return column
    }
    if case .entries = content, let id = columns.firstIndex(where: { $0.name == EntrySchema.idName }) {
      columns.insert(SQLColumn(name: "catalogue_id", type: "TEXT", content: .key), at: id + 1)
    }
    return SQLTable(name: name, content: content, columns: columns)
  }

  /// The table of a collection.
  init(of index: Int, in kind: KindSchema, _ references: [SQLReference]) {
    let schema = kind.collections[index]
    let own = schema.entry.fields.indices.compactMap { field -> SQLColumn? in
      guard let reference = references.first(where: { $0.holder == index && $0.field == field }) else {
        return SQLColumn(schema.entry.fields[field], at: field)
      }
      return reference.isList ? nil : SQLColumn(schema.entry.fields[field], reference, in: kind)
    }
    let children = references.filter { $0.isOfParent && $0.isOrdered }
    let counted = Self.counted(from: index, children)
    let counts = kind.collections.indices.compactMap { target -> SQLColumn? in
      let paths = counted.filter { $0.last?.target == target }
      guard !paths.isEmpty else { return nil }
      let entry = kind.collections[target].collection.entry
      return SQLColumn(name: "\(entry.snakeCased)_count", type: "INTEGER", content: .count(paths))
    }
    let parents = children.filter { $0.target == index }
    let places = parents.enumerated().flatMap { number, parent in
      SQLColumn.place(in: parent, isFirst: number == 0, of: kind)
    }
    name = schema.collection.name.snakeCased
    content = .entries(index)
    columns =
      own + counts + places + [
        SQLColumn(name: "retired_at", type: "DATE", content: .retiredAt, isNullable: true),
        SQLColumn(name: "replaced_by", type: "TEXT", content: .replacedBy, isNullable: true, hasIDs: true),
      ]
  }

  /// The ways from an entry to those that it lists, and to those that these list.
  private static func counted(from index: Int, _ children: [SQLReference]) -> [[SQLReference]] {
    children.filter { $0.holder == index }.flatMap { child in
      [[child]] + counted(from: child.target, children).map { [child] + $0 }
    }
  }

  /// The table of the links of a field.
  init(linking reference: SQLReference, in kind: KindSchema) {
    let (holder, target) = (kind.collections[reference.holder], kind.collections[reference.target])
    let field = holder.entry.fields[reference.field].name.snakeCased
    let entry = holder.collection.entry.snakeCased
    let other = reference.holder == reference.target ? field : target.collection.entry.snakeCased
    name = "\(entry)_\(field)"
    content = .links(reference)
    columns = [
      SQLColumn(
        name: entry + "_id", type: "TEXT", content: .linkHolder, reference: holder.collection.name.snakeCased,
        hasIDs: true),
      SQLColumn(
        name: other + "_id", type: "TEXT", content: .linkTarget, reference: target.collection.name.snakeCased,
        hasIDs: true),
      SQLColumn(name: "order", type: "INTEGER", content: .linkPosition),
    ]
  }
}

extension SQLColumn {
  /// The column of a field that is no reference to entries.
  fileprivate init(_ field: Field, at index: Int) {
    guard field.assetFolder == nil else {
      self.init(
        name: field.name.snakeCased + "_url", type: "TEXT", content: .asset(index),
        isNullable: field.isNullable)
      return
    }
    let type =
      switch field.type {
      case .text(.day): "DATE"
      case .text, .choice: "TEXT"
      case .integer: "BIGINT"
      case .flag: "BOOLEAN"
      case .list, .record: "JSONB"
      }
    self.init(
      name: field.name.snakeCased, type: type, content: .field(index), isNullable: field.isNullable,
      hasIDs: field.isID)
  }

  /// The column of a field that refers to one entry.
  fileprivate init(_ field: Field, _ reference: SQLReference, in kind: KindSchema) {
    let name = field.name.snakeCased
    self.init(
      name: name.hasSuffix("_id") ? name : name + "_id", type: "TEXT", content: .field(reference.field),
      isNullable: field.isNullable || !reference.isOrdered,
      reference: reference.isOrdered || reference.holder == reference.target
        ? kind.collections[reference.target].collection.name.snakeCased : nil,
      isDeferred: !reference.isOrdered, hasIDs: true)
  }

  /// The columns of the place in a parent's list.
  fileprivate static func place(
    in parent: SQLReference, isFirst: Bool, of kind: KindSchema
  ) -> [SQLColumn] {
    let collection = kind.collections[parent.holder].collection
    let entry = collection.entry.snakeCased
    return [
      SQLColumn(
        name: entry + "_id", type: "TEXT", content: .parent(parent), isNullable: true,
        reference: collection.name.snakeCased, hasIDs: true),
      SQLColumn(
        name: isFirst ? "order" : entry + "_order", type: "INTEGER", content: .position(parent),
        isNullable: true),
    ]
  }
}
