internal import CatalogueSources

/// The tables of a relational database that has the catalogues of a kind: one for each collection, and one for each list of
/// references whose entries belong to several others.
struct SQLSchema: Sendable {
  /// Each after those that it refers to.
  let tables: [SQLTable]

  /// - Parameter hasUUIDs: whether the ids are UUIDs, and the catalogue's own have a column beside them.
  init(_ kind: KindSchema, hasUUIDs: Bool) {
    var order = SQLOrder(count: kind.collections.count)
    let references = SQLReference.all(in: kind).map { reference in
      var reference = reference
      // What would have to be both before and after another can't be a column that is filled at once.
      reference.isOrdered = reference.isOfParent || !reference.isList ? order.add(reference.edge) : false
      return reference
    }
    let collections = order.sorted.map { SQLTable(of: $0, in: kind, references) }
    let links = references.filter { $0.isList && !($0.isOfParent && $0.isOrdered) }
    let all = collections + links.map { SQLTable(linking: $0, in: kind) }
    tables = hasUUIDs ? all.map(\.withUUIDs) : all
  }

  /// The names that a database can't have, each in a sentence.
  var problems: [String] {
    var names: Set<String> = []
    return tables.flatMap { table -> [String] in
      let isTwice = !names.insert(table.name).inserted
      var columns: Set<String> = []
      let twice = table.columns.filter { !columns.insert($0.name).inserted }.map {
        "table \"\(table.name)\" would have two columns \"\($0.name)\": give the field another name"
      }
      // An index has the names of its table and column.
      let indices = table.columns.filter { $0.reference != nil }.map { "\(table.name)_\($0.name)" }
      let long = ([table.name] + table.columns.map(\.name) + indices).filter {
        $0.utf8.count > Self.longestName
      }
      let taken =
        (table.name.hasPrefix("sqlite_") || table.name.hasPrefix("pg_") ? [table.name] : [])
        + table.columns.map(\.name).filter(Self.systemColumns.contains)
      return (isTwice ? ["two tables would be called \"\(table.name)\": give the field another name"] : [])
        + twice + long.map { "PostgreSQL would cut the name \"\($0)\": choose a shorter one" }
        + taken.map { "a database has something else called \"\($0)\": choose another name" }
    }
  }

  /// PostgreSQL 15, section 4.1.1, in bytes.
  private static let longestName = 63
  /// PostgreSQL 15, section 5.5.
  private static let systemColumns: Set<String> = ["cmax", "cmin", "ctid", "tableoid", "xmax", "xmin"]
}

/// A field that refers to entries.
struct SQLReference: Sendable {
  /// The index of the collection whose entries refer.
  let holder: Int
  /// The index of the field among those that are published.
  let field: Int
  /// The index of the collection that it refers to.
  let target: Int
  let isList: Bool
  /// Whether an entry belongs to one list at most of all that this kind of parent has.
  private(set) var isOfParent: Bool
  /// Whether the one table can always be written before the other.
  var isOrdered = false

  /// All of a kind; categories are no entries.
  static func all(in kind: KindSchema) -> [SQLReference] {
    let all = listed(in: kind)
    return all.map { reference in
      // An entry that may be in two lists of one parent has no one place there: these lists are tables of their own.
      let others = all.filter {
        $0.isOfParent && $0.holder == reference.holder && $0.target == reference.target
      }
      var reference = reference
      reference.isOfParent = reference.isOfParent && others.count == 1
      return reference
    }
  }

  private static func listed(in kind: KindSchema) -> [SQLReference] {
    kind.collections.enumerated().flatMap { holder, schema in
      schema.entry.fields.enumerated().compactMap { index, field -> SQLReference? in
        guard field.reference != EntrySchema.categories, let target = field.reference.flatMap(kind.index)
        else { return nil }
        let isList = field.type.isList
        return SQLReference(
          holder: holder, field: index, target: target, isList: isList,
          isOfParent: isList && field.referrers?.maximum == 1)
      }
    }
  }

  /// Which collection is written before the other: a parent before its children, and what is referred to otherwise.
  fileprivate var edge: (first: Int, second: Int) { isOfParent ? (holder, target) : (target, holder) }
}

/// The order of tables.
private struct SQLOrder {
  private var later: [Set<Int>]

  init(count: Int) { later = Array(repeating: [], count: count) }

  /// Whether the first can be written before the second; if so, it is.
  mutating func add(_ edge: (first: Int, second: Int)) -> Bool {
    guard edge.first != edge.second, !isBefore(edge.second, edge.first) else { return false }
    later[edge.first].insert(edge.second)
    return true
  }

  private func isBefore(_ first: Int, _ second: Int) -> Bool {
    var (seen, next): (Set<Int>, [Int]) = ([first], [first])
    while let current = next.popLast() {
      if current == second { return true }
      next += later[current].filter { seen.insert($0).inserted }
    }
    return false
  }

  /// The indices of all tables.
  var sorted: [Int] {
    var (rest, sorted) = (Array(later.indices), [Int]())
    while let next = rest.firstIndex(where: { index in !rest.contains { later[$0].contains(index) } }) {
      sorted.append(rest.remove(at: next))
    }
    return sorted
  }
}
