internal import Catalogue
internal import StrictJSON

/// All that a brand file says, as far as it could be read.
final class BrandContent: Sendable {
  /// What the file holds; `nil` where it can't be read.
  let value: LocatedValue?
  let object: LocatedObject
  let name: SearchableName?
  let color: Located<String>?
  let colorFields: [LocatedObject.Member]
  let logoBackground: Located<String>?
  let barcode: BarcodeSource?
  let aliases: [SearchableName]
  let aliasLists: [LocatedObject.Member]
  let programmes: [SearchableName]
  let initialsColor: Located<String>?
  let wikidata: Located<String>?
  let group: Located<String>?
  let since: Located<String>?
  let endedOn: Located<String>?
  let distinctFrom: [Located<String>]
  let acceptances: [Acceptance]

  init(_ value: LocatedValue?, _ fields: BrandFields) {
    let value = value.map { fields.icons?.completed($0) ?? $0 }
    let object = value?.object ?? LocatedObject([])
    func text(_ role: Role) -> Located<String>? { fields.bindings[role].flatMap(object.text) }
    self.value = value
    self.object = object
    name = (fields.namePath?.texts(in: object).first).map(SearchableName.init)
    color = text(.tileColor)
    colorFields = fields.colors.compactMap(object.member)
    logoBackground = text(.logoBackground)
    barcode = fields.bindings[.barcodeRule].flatMap { object[$0]?.object }.map(BarcodeSource.init)
    aliases = fields.aliases.flatMap { $0.texts(in: object) }.map(SearchableName.init)
    aliasLists = fields.aliasLists.compactMap(object.member)
    programmes = fields.programmes.flatMap { $0.texts(in: object) }.map(SearchableName.init)
    initialsColor = text(.initialsColor)
    wikidata = text(.wikidata)
    group = text(.parent)
    since = text(.since)
    endedOn = text(.endedOn)
    acceptances = fields.accepted.map { Acceptance.list($0, of: object) } ?? []
    distinctFrom = fields.bindings[.distinctFrom].map(object.texts) ?? []
  }
}

/// What is asked of every entry of a catalogue, however many there are.
struct EntryKeys: Sendable {
  let id: Located<String>?
  let category: Located<String>?
  let logo: Located<String>?
  let icon: Located<String>?
  let statusText: Located<String>?
  let replacedBy: Located<String>?
  let rank: Located<Int>?
  let hasAcceptances: Bool

  init(_ content: BrandContent, _ fields: BrandFields) {
    let object = content.object
    func text(_ role: Role) -> Located<String>? { fields.bindings[role].flatMap(object.text) }
    id = object.text(fields.id)
    category = fields.category.flatMap(object.text)
    logo = text(.logo)
    icon = text(.logoIcon)
    statusText = text(.status)
    replacedBy = text(.successor)
    rank = fields.bindings[.rank].flatMap(object.integer)
    hasAcceptances = !content.acceptances.isEmpty
  }
}

/// The same as bytes, field after field in the order of their declarations.
extension EntryKeys {
  func write(to writer: inout BinaryWriter) {
    for text in [id, category, logo, icon, statusText, replacedBy] {
      writer.write(text) { writer, text in
        writer.write(text.value)
        writer.write(text.span)
      }
    }
    writer.write(rank) { writer, rank in
      writer.write(word: UInt64(bitPattern: Int64(rank.value)))
      writer.write(rank.span)
    }
    writer.write(hasAcceptances ? 1 : 0)
  }

  init(_ reader: inout BinaryReader) throws(BinaryReader.Malformed) {
    func text(_ reader: inout BinaryReader) throws(BinaryReader.Malformed) -> Located<String>? {
      try reader.optional { reader throws(BinaryReader.Malformed) in
        let value = try reader.text()
        return Located(value: value, span: try reader.range())
      }
    }
    id = try text(&reader)
    category = try text(&reader)
    logo = try text(&reader)
    icon = try text(&reader)
    statusText = try text(&reader)
    replacedBy = try text(&reader)
    rank = try reader.optional { reader throws(BinaryReader.Malformed) in
      let value = Int(Int64(bitPattern: try reader.word()))
      return Located(value: value, span: try reader.range())
    }
    hasAcceptances = try reader.number() != 0
  }
}
