internal import Catalogue
internal import CatalogueRules
internal import CatalogueSources
internal import Diagnostics
internal import Foundation
internal import StrictJSON

/// Gives every brand of an import an id of its own, the name of its file.
struct ImportedIDs {
  /// The positions of the ids that are taken.
  private var taken: [String: Range<Int>] = [:]
  /// The ids that weren't valid, each with the one that its entry has instead.
  private(set) var changes: [(written: String, id: String)] = []

  private let fields: BrandFields
  /// The names of all fields.
  private let names: [String]
  /// What an entry is called.
  private let word: String
  /// How many characters ids have.
  private let lengths: ClosedRange<Int>

  /// - Parameter retired: ids that are never used again.
  init(_ schema: EntrySchema, _ fields: BrandFields, retired: [Located<String>]) {
    (self.fields, lengths, word) = (fields, schema.idLengths, schema.collection.word)
    names = schema.entry.fields.map(\.name)
    for id in retired { taken[id.value] = id.span }
  }

  /// The brands that have an id, in their order; the others are reported.
  mutating func assign(_ brands: [ImportedBrand], _ log: inout ImportLog) -> [ImportedBrand] {
    // Written ids come first, so that no derived id takes one of them.
    let written = brands.map { brand in
      brand.text(fields.id).flatMap { EntryID.isValid($0.value, of: lengths) ? $0 : nil }
    }
    let isKept = written.map { id in id.map { claim($0, &log) } }
    return zip(brands, isKept).compactMap { brand, isKept in
      isKept.map { $0 ? brand : nil } ?? derivingID(of: brand, &log)
    }
  }

  /// Takes an id; false where it is taken already.
  private mutating func claim(_ id: Located<String>, _ log: inout ImportLog) -> Bool {
    guard let first = taken[id.value] else {
      taken[id.value] = id.span
      return true
    }
    log.error(
      "this isn't imported: id \"\(id.value)\" is taken (\(log.position(first)))", at: id.span,
      fix: "give it another id", related: [first])
    return false
  }

  /// Reports an entry that has nothing to name its file by. All entries of a table most often lack the same column.
  private func reportNameless(_ brand: ImportedBrand, at span: Range<Int>, _ log: inout ImportLog) {
    if let written = brand[fields.id]?.string {
      log.error(
        "this isn't imported: its id \"\(written.shortened)\" can't be one, and it has no name", at: span,
        fix: "correct the id, or add the name")
      return
    }
    let other = brand.members.first { !names.contains($0.key) && !($0.value.string ?? "").isEmpty }
    let option = other.map { "--field \($0.key.shellWord)=\(fields.name ?? fields.id)" }
    log.error(
      "this isn't imported: it has no id and no name", at: span,
      fix: option.map { "add both, or say what its fields are, such as \($0)" } ?? "add both",
      item: other?.value.string?.shortened ?? log.position(span),
      many: .things("entries aren't imported: they have no id and no name"))
  }

  /// A brand with the id that its name gives.
  private mutating func derivingID(of brand: ImportedBrand, _ log: inout ImportLog) -> ImportedBrand? {
    let span = brand[fields.id]?.span ?? brand.span
    guard let name = brand.text(fields.name) else {
      reportNameless(brand, at: span, &log)
      return nil
    }
    let said = brand.text(fields.id)?.value
    guard let id = EntryID.derived(from: name.value, of: lengths) else {
      log.error(
        "this isn't imported: \(Self.nameAlone(name.value, said)) gives no id", at: span,
        fix:
          "write an id of \(lengths.lowerBound) to \(lengths.upperBound) lower-case letters, digits and single hyphens",
        item: "\"\(name.value.shortened)\"", many: .things("entries aren't imported: their names give no ids")
      )
      return nil
    }
    if let first = taken[id] {
      log.error(
        "this isn't imported: \(Self.nameAlone(name.value, said)) gives the id \"\(id)\", which is taken "
          + "(\(log.position(first)))", at: span,
        fix: "leave it out if it is the same \(word), or give it \(otherID(than: said))", related: [first])
      return nil
    }
    taken[id] = span
    // An empty text refers to nothing.
    if let said, !said.isEmpty { changes.append((said, id)) }
    let missing = brand[fields.id]?.isEmpty ?? true ? "there is no id" : "the id isn't a text"
    log.warning(
      "\(said.map { "id \"\($0.shortened)\" isn't valid" } ?? missing): it is now \"\(id)\", from the name",
      at: span, item: said.map { "\($0.shortened) is \(id)" } ?? id, many: .things("ids follow from names"))
    var brand = brand
    brand[fields.id] = LocatedValue(.string(id), at: span)
    return brand
  }

  /// What an id has to follow from.
  private static func nameAlone(_ name: String, _ written: String?) -> String {
    let id = written.map { "its id \"\($0.shortened)\" isn't valid, and " } ?? ""
    return "\(id)its name \"\(name.shortened)\""
  }

  /// An id that an entry may have in place of the one that isn't valid.
  private func otherID(than written: String?) -> String {
    let id = written.flatMap { EntryID.derived(from: $0, of: lengths) }
    return id.flatMap { taken[$0] == nil ? "the id \"\($0)\"" : nil } ?? "another id"
  }
}
