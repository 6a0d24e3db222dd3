package import Catalogue
package import Diagnostics
package import StrictJSON
internal import YAMLSource

/// A brand file as far as it could be read: what is missing or of the wrong type is `nil`, and the schema has
/// reported it. The checks run on all files alike, so that one run reports everything.
package final class BrandSource: Sendable {
  private enum Contents: Sendable {
    case read(BrandContent)
    /// Of most brands that a cache has, nothing is asked but their keys. The bytes are the value as a cache has it.
    case deferred(Deferred<BrandContent>, SharedBytes)
  }

  package let source: SourceText
  /// The id that the file's name gives.
  package let fileID: String
  /// What is asked of every brand.
  let keys: EntryKeys
  private let contents: Contents
  /// What the cache has of the brand.
  let cached: CachedEntry?

  init(_ source: SourceText, _ value: LocatedValue?, _ fields: BrandFields) {
    let content = BrandContent(value, fields)
    (self.source, fileID, contents, cached) = (source, source.path.fileStem, .read(content), nil)
    keys = EntryKeys(content, fields)
  }

  /// A brand whose file is as it was when a cache was written.
  init(_ source: SourceText, _ fields: BrandFields, cached: CachedEntry) {
    (self.source, fileID, keys, self.cached) = (source, source.path.fileStem, cached.keys, cached)
    contents = Self.contents(of: source, fields, cached.value)
  }

  private static func contents(
    of source: SourceText, _ fields: BrandFields, _ bytes: SharedBytes
  ) -> Contents {
    let content = Deferred {
      var reader = BinaryReader(bytes)
      // A cache is checked before it is used. If it should be wrong all the same, the file is read.
      let value = (try? LocatedValue(&reader)) ?? YAMLReader.read(source).value
      return BrandContent(value, fields)
    }
    return .deferred(content, bytes)
  }

  private var content: BrandContent {
    switch contents {
    case .read(let content): content
    case .deferred(let deferred, _): deferred.value
    }
  }

  /// The value as a cache has it.
  var encoded: SharedBytes {
    if case .deferred(_, let bytes) = contents { return bytes }
    var writer = BinaryWriter()
    content.value?.write(to: &writer)
    return SharedBytes(writer.bytes)
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

extension BrandSource {
  package var id: Located<String>? { keys.id }
  package var category: Located<String>? { keys.category }
  package var logo: Located<String>? { keys.logo }
  /// The icon that the brand names.
  package var icon: Located<String>? { keys.icon }
  /// Whether its logo is the icon that it names.
  package var hasIcon: Bool { logo != nil && logo?.span == icon?.span }
  package var rank: Located<Int>? { keys.rank }
  package var statusText: Located<String>? { keys.statusText }
  package var replacedBy: Located<String>? { keys.replacedBy }
  /// All fields, as they are written.
  package var object: LocatedObject { content.object }
  package var name: SearchableName? { content.name }
  package var color: Located<String>? { content.color }
  /// The fields that are colours, as they are written.
  package var colorFields: [LocatedObject.Member] { content.colorFields }
  package var logoBackground: Located<String>? { content.logoBackground }
  package var barcode: BarcodeSource? { content.barcode }
  package var aliases: [SearchableName] { content.aliases }
  /// The lists of the aliases as they are written.
  package var aliasLists: [LocatedObject.Member] { content.aliasLists }
  package var programmes: [SearchableName] { content.programmes }
  package var initialsColor: Located<String>? { content.initialsColor }
  package var wikidata: Located<String>? { content.wikidata }
  package var group: Located<String>? { content.group }
  package var since: Located<String>? { content.since }
  package var endedOn: Located<String>? { content.endedOn }
  package var distinctFrom: [Located<String>] { content.distinctFrom }
  /// The warnings that the brand accepts.
  package var acceptances: [Acceptance] { keys.hasAcceptances ? content.acceptances : [] }
}
