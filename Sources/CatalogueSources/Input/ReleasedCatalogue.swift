package import Catalogue
public import Diagnostics
package import StrictJSON

/// A catalogue that exists already, as JSON: the last release, or the one in the working folder. Only its version is
/// certain: the rest may follow another schema, or come from a newer program.
public struct ReleasedCatalogue: Sendable {
  /// What the rules need of a tombstone.
  package struct ReleasedTombstone: Sendable {
    package let status: String?
    package let endedOn: CalendarDate?
    package let replacedBy: String?
  }

  /// The file.
  public let source: SourceText
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
  /// The entries' ids and values, in the order of the file: the objects with an id in any list but the tombstones.
  private let lists: [(member: String, entries: [Entry])]
  private let tombstones: [(collection: String?, id: String, tombstone: ReleasedTombstone)]

  /// An entry's id, and all of it.
  typealias Entry = (id: String, value: LocatedValue)

  /// What was released of one collection.
  package struct Part: Sendable {
    /// The ids of the entries and tombstones, sorted.
    package let ids: [String]
    package let tombstones: [String: ReleasedTombstone]
    fileprivate let entries: [Entry]

    /// What was released of an entry; `nil` where there was none.
    package func entry(_ id: String) -> LocatedObject? { entries.first { $0.id == id }?.value.object }
  }

  /// Where it was read from.
  public var path: String { source.path }

  /// The names of the members.
  public var memberNames: Set<String> { Set((root.object?.members ?? []).map(\.key)) }

  /// What was released of a collection.
  /// - Parameter collection: `nil` for all of a catalogue.
  package func part(of collection: EntryCollection?) -> Part {
    let entries = lists.filter { collection == nil || $0.member == collection?.member }.flatMap(\.entries)
    let own = tombstones.filter { collection == nil || $0.collection == collection?.name }
    let byID = Dictionary(own.map { ($0.id, $0.tombstone) }) { first, _ in first }
    return Part(ids: (entries.map(\.id) + byID.keys).sorted(), tombstones: byID, entries: entries)
  }

  private var entries: [Entry] { lists.flatMap(\.entries) }

  /// Every entry and tombstone: its id, and its bytes.
  package var parts: [(id: String, bytes: ArraySlice<UInt8>, isTombstone: Bool)] {
    (root.object?.members ?? []).flatMap { member in
      (member.value.array ?? []).compactMap { value in
        value.object?.text("id").map { ($0.value, source.bytes[value.span], member.key == "tombstones") }
      }
    }
  }

  /// Whether a list of it has objects with an id.
  package var hasEntries: Bool { !entries.isEmpty }

  /// The file names of the logos, by the entries' ids. A name that would lead out of the folder is left out.
  /// - Parameter bindings: the fields that behaviours work with.
  package func logos(_ bindings: Bindings) -> [String: String] {
    let names = entries.compactMap { entry in
      bindings[.logo].flatMap { entry.value.object?.text($0) }.map { (entry.id, $0.value) }
    }
    return Dictionary(names.filter { !$1.hasPrefix(".") && !$1.utf8.contains(UInt8(ascii: "/")) }) {
      first, _ in
      first
    }
  }

  /// The SHA-256 of the logos, by the entries' ids. Releases before 2026-11-22 don't list them.
  package func logoDigests(_ bindings: Bindings) -> [String: String] {
    let digests = entries.compactMap { entry in
      bindings[.logoSHA256].flatMap { entry.value.object?.text($0) }.map { (entry.id, $0.value) }
    }
    return Dictionary(digests) { first, _ in first }
  }

  /// Reads the last release.
  /// - Throws: `Unreadable`, when it isn't JSON or has no version.
  public init(_ source: SourceText) throws(Unreadable) {
    self = try ReleasedCatalogue(published: source)
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
      throw Unreadable(message: "\(error)", location: source.location(error.span))
    }
    isList = value.array?.contains { $0.object != nil } ?? false
    let list = LocatedObject.Member(
      key: member ?? EntryCollection.unknown.member, keySpan: value.span.prefix(1), value: value)
    guard let object = isList ? LocatedObject([list]) : value.object else {
      throw Unreadable(
        message: "this isn't a catalogue: "
          + (value.array?.isEmpty ?? false
            ? "the list has no entries, and doesn't say which release it is"
            : "it must be a JSON object, or a list of entries"),
        location: source.location(value.span))
    }
    root = LocatedValue(.object(object), at: value.span)
    self.source = source
    header = ReleaseHeader(object)
    lists = object.members.filter { $0.key != "tombstones" }.map { list in
      let entries = (list.value.array ?? []).compactMap { value in
        value.object?.text("id").map { ($0.value, value) }
      }
      return (list.key, entries)
    }
    tombstones = object.objects("tombstones").compactMap { object, _ in
      object.text("id").map { id in
        let endedOn = object.text("endedOn").flatMap { CalendarDate($0.value) }
        let tombstone = ReleasedTombstone(
          status: object.text("status")?.value, endedOn: endedOn, replacedBy: object.text("replacedBy")?.value
        )
        return (object.text("collection")?.value, id.value, tombstone)
      }
    }
  }

  /// Why a file isn't a catalogue.
  public struct Unreadable: Error, CustomStringConvertible {
    package let message: String
    package let location: SourceLocation

    /// One sentence, with a name and the position within the text in place of a path.
    package func message(in name: String) -> String {
      let position = location.isWholeFile ? "" : ", line \(location.line), column \(location.column)"
      return "\(name)\(position): \(message)"
    }

    /// The position, and one sentence.
    public var description: String { "\(location): \(message)" }
  }
}
