package import Catalogue
public import Diagnostics
package import StrictJSON

/// A catalogue that exists already, as JSON: the last release, or the one in the working folder. Only its version is
/// certain: the rest may follow another schema, or come from a newer program.
public struct ReleasedCatalogue: Sendable {
  /// What the rules need of a tombstone.
  package struct ReleasedTombstone: Sendable {
    package let name: String?
    package let status: String?
    package let endedOn: CalendarDate?
    package let replacedBy: String?

    fileprivate init(_ object: LocatedObject) {
      name = object.text("name")?.value
      status = object.text("status")?.value
      endedOn = object.text("endedOn").flatMap { CalendarDate($0.value) }
      replacedBy = object.text("replacedBy")?.value
    }
  }

  /// The file.
  public let source: SourceText
  /// All of it.
  package let root: LocatedValue
  package let header: ReleaseHeader
  /// Whether it is nothing but the list of its entries.
  public let isList: Bool
  /// The version of the schema, which a last release always has.
  package var schemaVersion: Int { header.schemaVersion ?? 0 }
  /// Which release it is, which a last release always says.
  package var version: CatalogueVersion {
    header.version ?? CatalogueVersion(date: .earliest, revision: 0)
  }
  /// The names of the members.
  public let memberNames: Set<String>
  /// The objects with an id in each list, in the order of the file.
  private let lists: [(member: String, objects: [Object], isWhole: Bool)]
  private let tombstones: [(collection: String?, id: String, tombstone: ReleasedTombstone)]

  private static let tombstonesMember = CatalogueForm.tombstones

  /// An entry or a tombstone, and where it is.
  fileprivate typealias Object = (id: String, span: Range<Int>)

  /// What was released of one collection.
  package struct Part: Sendable {
    /// The ids of the entries and tombstones, sorted.
    package let ids: [String]
    package let tombstones: [String: ReleasedTombstone]
    fileprivate let source: SourceText
    /// Where each entry is; few ask for one.
    fileprivate let spans: Deferred<[String: Range<Int>]>

    /// What was released of an entry, with positions from its own first byte on; `nil` where there was none.
    package func entry(_ id: String) -> LocatedObject? {
      spans.value[id].flatMap { try? JSONReader.read(Array(source.bytes[$0])) }?.object
    }

    /// The entry that the tombstone of an id leads to, over those in between; `nil` where it leads to none.
    package func successor(of id: String) -> String? {
      var (last, seen): (String, Set<String>) = (id, [])
      while let tombstone = tombstones[last] {
        guard seen.insert(last).inserted, let next = tombstone.replacedBy else { return nil }
        last = next
      }
      return spans.value[last] == nil ? nil : last
    }
  }

  /// Where it was read from.
  public var path: String { source.path }

  /// What was released of a collection of a kind. An only one may have been called something else, unless the release has
  /// several, whose entries and tombstones it tells apart.
  package func part(of collection: EntryCollection, among kind: KindSchema) -> Part {
    let lists = lists.count { !CatalogueForm.otherLists.contains($0.member) && $0.isWhole }
    return part(of: kind.hasOneCollection && lists < 2 ? nil : collection)
  }

  /// What was released of a collection.
  /// - Parameter collection: `nil` for all of a catalogue.
  package func part(of collection: EntryCollection?) -> Part {
    let entries = entries(in: collection)
    let own = tombstones.filter { collection == nil || $0.collection == collection?.name }
    let byID = Dictionary(own.map { ($0.id, $0.tombstone) }) { first, _ in first }
    let spans = Deferred { Dictionary(entries.map { ($0.id, $0.span) }) { first, _ in first } }
    return Part(
      ids: (entries.map(\.id) + byID.keys).sorted(), tombstones: byID, source: source, spans: spans)
  }

  private func entries(in collection: EntryCollection?) -> [Object] {
    lists.filter {
      !CatalogueForm.otherLists.contains($0.member) && (collection == nil || $0.member == collection?.member)
    }.flatMap(\.objects)
  }

  /// The member that isn't a list of objects with ids, of those that have to be, or `nil`; also where there is none of
  /// the lists of a kind.
  /// - Parameter collections: those of the kind, of which newer ones may be missing.
  package func unreadableList(_ collections: [EntryCollection]) -> String? {
    let members = collections.map(\.member)
    guard !memberNames.isDisjoint(with: members) else { return members.first }
    return lists.first { !$0.isWhole && (members + [Self.tombstonesMember]).contains($0.member) }?.member
  }

  /// Whether it says which release it is.
  public var isRelease: Bool { header.missing.isEmpty }

  /// The names of the lists that have entries, in the file's order; none of a catalogue that is a list itself.
  public var entryMembers: [String] {
    isList
      ? []
      : lists.filter { !CatalogueForm.otherLists.contains($0.member) && !$0.objects.isEmpty }.map(\.member)
  }

  /// Whether a list of it has objects with an id.
  package var hasEntries: Bool { !entries(in: nil).isEmpty }

  /// The file names of the logos, by the entries' ids. A name that would lead out of the folder is left out.
  /// - Parameter bindings: the fields that behaviours work with.
  package func logos(_ bindings: Bindings) -> [String: String] {
    texts(of: bindings[.logo]) { !$0.hasPrefix(".") && !$0.utf8.contains(UInt8(ascii: "/")) }
  }

  /// The SHA-256 of the logos, by the entries' ids. Releases before 2026-11-22 don't list them.
  package func logoDigests(_ bindings: Bindings) -> [String: String] { texts(of: bindings[.logoSHA256]) }

  /// What a field says, by the entries' ids: of two with one id, the first that is wanted.
  private func texts(
    of field: String?, where isWanted: (String) -> Bool = { _ in true }
  ) -> [String: String] {
    guard let field, let lists = root.object?.members else { return [:] }
    let entries = lists.filter { !CatalogueForm.otherLists.contains($0.key) }.flatMap { $0.value.array ?? [] }
    let texts = entries.compactMap { entry in
      entry.object?.text("id").flatMap { id in entry.object?.text(field).map { (id.value, $0.value) } }
    }
    return Dictionary(texts.filter { isWanted($0.1) }) { first, _ in first }
  }

  /// Reads the last release.
  /// - Throws: `Unreadable`, when it isn't JSON or has no version.
  public init(_ source: SourceText) throws(Unreadable) {
    try self.init(published: source)
    guard header.missing.isEmpty else {
      throw Unreadable(
        message: "this isn't a catalogue: schemaVersion, version or revision is missing or wrong",
        location: .file(source.path))
    }
  }

  /// Reads what was ever published, perhaps before this tool: it may have no version.
  /// - Parameter member: the member that would have the entries, where it is nothing but their list.
  /// - Throws: `Unreadable`, when it is neither a JSON object nor a list of some.
  public init(published source: SourceText, listedAs member: String? = nil) throws(Unreadable) {
    let value: LocatedValue
    do throws(JSONError) { value = try JSONReader.read(source.bytes) } catch {
      let isConflict = source.bytes[error.span.lowerBound...].starts(with: "<<<<<<< ".utf8)
      throw Unreadable(
        message: isConflict ? "found a merge conflict" : "\(error)", location: source.location(error.span))
    }
    isList = value.array?.contains { $0.object != nil } ?? false
    let member = member ?? EntryCollection.unknown.member
    guard let object = isList ? Self.object(of: value, as: member) : value.object else {
      throw Unreadable(
        message: "this isn't a catalogue: "
          + (value.array?.isEmpty ?? false
            ? "the list has no entries, and doesn't say which release it is"
            : "it must be a JSON object, or a list of entries"),
        location: source.location(value.span))
    }
    self.source = source
    header = ReleaseHeader(object)
    memberNames = Set(object.members.map(\.key))
    lists = object.members.map { list in
      let objects = (list.value.array ?? []).compactMap { element in
        element.object?.text("id").map { ($0.value, element.span) }
      }
      return (list.key, objects, list.value.array?.count == objects.count)
    }
    tombstones = object.objects(Self.tombstonesMember).compactMap { object, _ in
      object.text("id").map { (object.text("collection")?.value, $0.value, ReleasedTombstone(object)) }
    }
    root = isList ? LocatedValue(.object(object), at: value.span) : value
  }

  /// A list as a catalogue's only member.
  private static func object(of list: LocatedValue, as member: String) -> LocatedObject {
    LocatedObject([LocatedObject.Member(key: member, keySpan: list.span.prefix(1), value: list)])
  }

  /// Why a file isn't a catalogue.
  public struct Unreadable: Error, CustomStringConvertible {
    package let message: String
    package let location: SourceLocation

    package init(message: String, location: SourceLocation) {
      (self.message, self.location) = (message, location)
    }

    /// One sentence, with a name and the position within the text in place of a path.
    package func message(in name: String) -> String {
      let position = location.isWholeFile ? "" : ", line \(location.line), column \(location.column)"
      return "\(name)\(position): \(message)"
    }

    /// The position, and one sentence.
    public var description: String { "\(location): \(message)" }
  }
}
