internal import Catalogue
internal import Diagnostics
internal import StrictJSON

/// A brand file as far as it could be read: what is missing or of the wrong type is `nil`, and the schema has
/// reported it. The checks run on all files alike, so that one run reports everything.
final class BrandSource: Sendable {
  let source: SourceText
  /// All fields, as they are written.
  let object: LocatedObject
  let id: Located<String>?
  let name: SearchableName?
  let category: Located<String>?
  let color: Located<String>?
  /// The fields that are colours, as they are written.
  let colorFields: [LocatedObject.Member]
  let logo: Located<String>?
  let logoBackground: Located<String>?
  let barcode: BarcodeSource?
  let aliases: [SearchableName]
  /// The list of the aliases as it is written.
  let aliasList: LocatedObject.Member?
  let keywords: [Located<String>]
  let programmes: [ProgrammeSource]
  let initials: Located<String>?
  let initialsColor: Located<String>?
  let rank: Located<Int>?
  let wikidata: Located<String>?
  let group: Located<String>?
  let statusText: Located<String>?
  let replacedBy: Located<String>?
  let since: Located<String>?
  let endedOn: Located<String>?
  let distinctFrom: [Located<String>]

  init(_ source: SourceText, _ value: LocatedValue?) {
    let object = value?.object ?? LocatedObject([])
    self.source = source
    self.object = object
    id = object.text("id")
    name = object.text("name").map(SearchableName.init)
    category = object.text("category")
    color = object.text("color")
    colorFields = ["color", "logoBackground"].compactMap(object.member)
    logo = object.text("logo")
    logoBackground = object.text("logoBackground")
    barcode = object["barcode"]?.object.map(BarcodeSource.init)
    aliases = object.texts("aliases").map(SearchableName.init)
    aliasList = object.member("aliases")
    keywords = object.texts("keywords")
    programmes = object.objects("programmes").map { ProgrammeSource($0.object) }
    initials = object.text("initials")
    initialsColor = object.text("initialsColor")
    rank = object.integer("rank")
    wikidata = object.text("wikidata")
    group = object.text("group")
    statusText = object.text("status")
    replacedBy = object.text("replacedBy")
    since = object.text("since")
    endedOn = object.text("endedOn")
    distinctFrom = object.texts("distinctFrom")
  }

  /// The id that the file's name gives.
  var fileID: String { source.path.fileStem }

  /// What the brand is called in messages: its id, or its file's where it has none.
  var key: String { id?.value ?? fileID }

  /// Where the brand is in its life.
  var status: BrandStatus { statusText.flatMap { BrandStatus(rawValue: $0.value) } ?? .active }

  /// Whether the brand is published as a brand, not as a tombstone.
  var isLive: Bool { !status.isTombstone }

  /// The position of a value of this file.
  func location(_ span: Range<Int>?) -> SourceLocation {
    span.map(source.location) ?? .file(source.path)
  }
}

/// A programme as far as it could be read.
struct ProgrammeSource: Sendable {
  let name: SearchableName?
  let kind: Located<Programme.Kind>?

  init(_ object: LocatedObject) {
    name = object.text("name").map(SearchableName.init)
    kind = object.choice("kind")
  }
}
