package import CatalogueSources
internal import StrictJSON

/// Describes changed fields, all those of an entry together.
package struct FieldChangeWords {
  private let changes: [FieldChange]
  private let movedAliases: [ByteString: MovedAlias]
  private let fields: ComparedFields
  private let titles: (FieldPath, EntryCollection?) -> String?

  /// - Parameter titles: what fields of a collection are called in place of their paths.
  package init(
    _ difference: CatalogueDifference,
    titles: @escaping (FieldPath, EntryCollection?) -> String? = { _, _ in nil }
  ) {
    self.titles = titles
    fields = difference.comparedFields
    changes = difference.fields
    movedAliases = Dictionary(difference.movedAliases.map { (ByteString($0.alias), $0) }) { first, _ in first
    }
  }

  /// What changed in one area, in the order of the ids.
  func items(of area: FieldChange.Area) -> [DifferenceReport.Item] {
    lines(of: changes.filter { $0.area == area }).flatMap { entry, lines -> [DifferenceReport.Item] in
      guard let entry else { return lines.map { .init(phrase: $0) } }
      guard lines.count == 1 else { return [.init(phrase: "\(entry)", details: lines)] }
      return [.init(phrase: "\(entry): \(lines[0])")]
    }
  }

  /// A line for each change, without the entry's name; those of an entry together.
  package func lines(of changes: [FieldChange]) -> [(entry: CatalogueEntry?, lines: [Phrase])] {
    var groups: [(entry: CatalogueEntry?, lines: [Phrase])] = []
    var rest = changes[...]
    while let first = rest.first {
      let own = rest.prefix { $0.entry == first.entry }
      rest = rest.dropFirst(own.count)
      groups.append((first.entry, own.filter { !isImplied($0, by: own) }.map(line)))
    }
    return groups
  }

  /// A logo's address changes with its name, and needs no line of its own.
  private func isImplied(_ change: FieldChange, by others: ArraySlice<FieldChange>) -> Bool {
    change.path.description == fields.bindings[.logoURL]
      && others.contains { $0.path.description == fields.bindings[.logo] }
  }

  private func line(_ change: FieldChange) -> Phrase {
    "\(label(change)): \(value(change))"
  }

  private func label(_ change: FieldChange) -> Phrase {
    if let title = titles(change.path, change.entry?.collection) { return "\(prose: title)" }
    return change.area == .barcode
      ? BarcodeWords.label(change.path) : "\(code: change.path.description)"
  }

  private func value(_ change: FieldChange) -> Phrase {
    guard let old = change.old else {
      return change.new.map { change.path.isElement ? "new" : "new, \($0)" } ?? ""
    }
    guard let new = change.new else { return change.path.isElement ? "removed" : "removed; it was \(old)" }
    if change.isBarcodeRule { return "\(BarcodeWords.rule(old)) → \(BarcodeWords.rule(new))" }
    guard let list = ListDifference(from: old, to: new), !change.isBarcodeLimit else {
      let none = change.isBarcodeLimit ? "any" : "none"
      return
        "\(old.mentionedAsList(beside: new))\(old, none: none) → \(new.mentionedAsList(beside: old))\(new, none: none)"
    }
    let parts = [
      listing("added", list.added, of: change), listing("removed", list.removed, of: change),
    ].compactMap(\.self)
    guard parts.isEmpty else { return Phrase(parts, separator: "; ") }
    return old.array?.count == new.array?.count ? "new order: \(new)" : "\(old) → \(new)"
  }

  private func listing(_ word: String, _ values: [LocatedValue], of change: FieldChange) -> Phrase? {
    guard !values.isEmpty else { return nil }
    let elements = values.map { "\($0)" + move(of: $0, in: change) }
    return "\(words: word) \(Phrase(elements, separator: ", "))"
  }

  /// The brand from which an alias came, or to which it went.
  private func move(of value: LocatedValue, in change: FieldChange) -> Phrase {
    guard fields.of(change.entry?.collection).isAliases(change.path), let alias = value.string else {
      return ""
    }
    guard let move = movedAliases[ByteString(alias)] else { return "" }
    if move.to == change.entry { return ", formerly of \(move.from)" }
    return move.from == change.entry ? ", now of \(move.to)" : ""
  }
}

extension LocatedValue {
  /// What stands before a list that took the place of a single value, or gave way to one: both may have the same words.
  fileprivate func mentionedAsList(beside other: LocatedValue) -> Phrase {
    array?.isEmpty == false && other.array == nil && !other.isNull ? "list of " : ""
  }
}

extension FieldPath {
  /// Whether it leads to an element of a list, which its key describes.
  fileprivate var isElement: Bool {
    if case .element = steps.last { true } else { false }
  }
}
