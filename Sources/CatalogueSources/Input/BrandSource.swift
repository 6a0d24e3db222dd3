package import Catalogue
package import Diagnostics
package import StrictJSON

/// A brand file as far as it could be read: what is missing or of the wrong type is `nil`, and the schema has
/// reported it. The checks run on all files alike, so that one run reports everything.
package final class BrandSource: Sendable {
  package let source: SourceText
  /// The id that the file's name gives.
  package let fileID: String
  /// What the file holds; `nil` where it can't be read.
  let value: LocatedValue?
  /// The same as a cache has it; `nil` where it isn't from one.
  private let cached: ArraySlice<UInt8>?
  /// All fields, as they are written.
  package let object: LocatedObject
  package let id: Located<String>?
  package let name: SearchableName?
  package let category: Located<String>?
  package let color: Located<String>?
  /// The fields that are colours, as they are written.
  package let colorFields: [LocatedObject.Member]
  package let logo: Located<String>?
  package let logoBackground: Located<String>?
  package let barcode: BarcodeSource?
  package let aliases: [SearchableName]
  /// The lists of the aliases as they are written.
  package let aliasLists: [LocatedObject.Member]
  package let programmes: [SearchableName]
  package let initialsColor: Located<String>?
  package let rank: Located<Int>?
  package let wikidata: Located<String>?
  package let group: Located<String>?
  package let statusText: Located<String>?
  package let replacedBy: Located<String>?
  package let since: Located<String>?
  package let endedOn: Located<String>?
  package let distinctFrom: [Located<String>]
  /// The warnings that the brand accepts.
  package let acceptances: [Acceptance]

  /// - Parameter cached: the value as a cache has it, where it is from one.
  init(
    _ source: SourceText, _ value: LocatedValue?, _ fields: BrandFields, cached: ArraySlice<UInt8>? = nil
  ) {
    (self.value, self.cached) = (value, cached)
    let object = value?.object ?? LocatedObject([])
    func text(_ role: Role) -> Located<String>? { fields.bindings[role].flatMap(object.text) }
    self.source = source
    fileID = source.path.fileStem
    self.object = object
    id = object.text(fields.id)
    name = (fields.namePath?.texts(in: object).first).map(SearchableName.init)
    category = fields.category.flatMap(object.text)
    color = text(.tileColor)
    colorFields = fields.colors.compactMap(object.member)
    logo = text(.logo)
    logoBackground = text(.logoBackground)
    barcode = fields.bindings[.barcodeRule].flatMap { object[$0]?.object }.map(BarcodeSource.init)
    aliases = fields.aliases.flatMap { $0.texts(in: object) }.map(SearchableName.init)
    aliasLists = fields.aliasLists.compactMap(object.member)
    programmes = fields.programmes.flatMap { $0.texts(in: object) }.map(SearchableName.init)
    initialsColor = text(.initialsColor)
    rank = fields.bindings[.rank].flatMap(object.integer)
    wikidata = text(.wikidata)
    group = text(.parent)
    statusText = text(.status)
    replacedBy = text(.successor)
    since = text(.since)
    endedOn = text(.endedOn)
    acceptances = fields.accepted.map { Acceptance.list($0, of: object) } ?? []
    distinctFrom = fields.bindings[.distinctFrom].map(object.texts) ?? []
  }

  /// The value as a cache has it.
  var encoded: ArraySlice<UInt8> {
    if let cached { return cached }
    var writer = BinaryWriter()
    value?.write(to: &writer)
    return writer.bytes[...]
  }

  /// What the brand is called in messages: its id, or its file's where it has none.
  package var key: String { id?.value ?? fileID }

  /// Where the brand is in its life.
  package var status: BrandStatus { statusText.flatMap { BrandStatus(rawValue: $0.value) } ?? .active }

  /// Whether the brand is published as a brand, not as a tombstone.
  package var isLive: Bool { !status.isTombstone }

  /// The position of a value of this file.
  package func location(_ span: Range<Int>?) -> SourceLocation {
    span.map(source.location) ?? .file(source.path)
  }
}
