internal import Catalogue
public import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// What differs between two catalogues, each change once and in the order of the ids, and which changes break apps that
/// have the older one. Of the two versions themselves only the order matters.
public struct CatalogueDifference: Sendable {
  /// A brand that is new.
  package struct AddedBrand: Sendable {
    package let entry: CatalogueEntry
    let category: String?
  }

  /// An id that is gone.
  struct RemovedEntry: Sendable {
    let entry: CatalogueEntry
    let wasTombstone: Bool
  }

  /// Whether they are the same file: then only what else the schema lets be published can differ.
  private let isSameFile: Bool
  let oldRelease: ReleaseHeader
  let newRelease: ReleaseHeader
  package let added: [AddedBrand]
  package let ended: [EndedBrand]
  let removed: [RemovedEntry]
  /// Tombstones that are brands again.
  let revived: [CatalogueEntry]
  package let fields: [FieldChange]
  let movedAliases: [MovedAlias]
  /// Brands whose logo has the same name and other bytes.
  package let redrawn: [CatalogueEntry]
  /// Every logo that changed.
  let logos: [LogoChange]
  /// The number of logos that aren't compared, because one of the catalogues was built without the icon set.
  let withoutIconsCount: Int
  package let breaks: [BreakingChange]
  package let comparedFields: ComparedFields
  /// What the source files accept; `nil` where they aren't compared.
  let acceptances: AcceptanceChanges?

  /// Compares two catalogues, of this program's schema version or of another.
  /// - Parameters:
  ///   - comparedFields: the fields of their brands.
  ///   - redrawnLogos: the ids of the brands whose logo has other bytes, for releases that don't list digests.
  ///   - acceptances: what the source files accept; `nil` where they aren't compared.
  public init(
    from old: ReleasedCatalogue, to new: ReleasedCatalogue, by comparedFields: ComparedFields,
    redrawnLogos: Set<String> = [], acceptances: AcceptanceChanges? = nil
  ) {
    self.acceptances = acceptances
    self.comparedFields = comparedFields
    let changes = zip(CatalogueContent.all(old, comparedFields), CatalogueContent.all(new, comparedFields))
      .map {
        var changes = CatalogueChanges(from: $0, to: $1)
        changes.compare()
        return changes
      }
    isSameFile = old.source.bytes == new.source.bytes
    (oldRelease, newRelease) = (old.header, new.header)
    (added, ended) = (changes.flatMap(\.added), changes.flatMap(\.ended))
    (removed, revived) = (changes.flatMap(\.removed), changes.flatMap(\.revived))
    fields = CatalogueChanges.ofCatalogue(changes) + changes.flatMap(\.fields)
    movedAliases = MovedAlias.all(in: fields, of: comparedFields)
    let bindings = comparedFields.bindings
    let redrawnIDs = Self.redrawn(
      from: old.logoDigests(bindings), to: new.logoDigests(bindings), otherwise: redrawnLogos)
    let newEntry = { (id: ByteString) in changes.lazy.compactMap { $0.new.entry(id) }.first }
    redrawn = redrawnIDs.sorted().compactMap { newEntry(ByteString($0)) }
    let withoutIcons = changes.reduce(into: Set<String>()) { $0.formUnion($1.withoutIcons) }
    withoutIconsCount = withoutIcons.count
    let comparable = { (logos: [String: String]) in logos.filter { !withoutIcons.contains($0.key) } }
    logos = LogoChange.all(
      from: comparable(old.logos(bindings)), to: comparable(new.logos(bindings)), redrawn: redrawnIDs
    ) { id in
      newEntry(id) ?? changes.lazy.compactMap { $0.old.entry(id) }.first
    }
    breaks = BreakingChange.all(in: changes, of: comparedFields, from: old, to: new)
  }

  /// The ids of the logos with another digest, and of those without digests that are known to differ.
  private static func redrawn(
    from old: [String: String], to new: [String: String], otherwise known: Set<String>
  ) -> Set<String> {
    let listed = Set(old.keys).intersection(new.keys)
    return known.subtracting(listed).union(listed.filter { old[$0] != new[$0] })
  }

  /// Whether a change breaks apps that have the older catalogue.
  public var isBreaking: Bool { !breaks.isEmpty }

  /// Whether the content changed under the same version, so that apps which have it keep the older content.
  var keepsVersion: Bool {
    !isEmpty && !isSameFile && oldRelease.version != nil && oldRelease.version == newRelease.version
  }

  /// Whether nothing differs, except perhaps the version.
  var isEmpty: Bool {
    added.isEmpty && ended.isEmpty && removed.isEmpty && revived.isEmpty && fields.isEmpty
      && redrawn.isEmpty && breaks.isEmpty
  }
}
