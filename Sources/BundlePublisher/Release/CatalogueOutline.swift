public import Catalogue
internal import StrictJSON
internal import UpdateFramework

/// What a published catalogue of any kind says without its schema: which release it is, the ids of its entries
/// and tombstones, and the files that belong to it.
public struct CatalogueOutline: PublishedContent, Hashable {
  /// A list of entries.
  public struct Collection: Hashable, Sendable {
    /// The list's name.
    public let name: String
    /// The name of the number of its entries: `wordCount`.
    public let count: String
    /// The entries.
    public let ids: [String]
    /// The ids of those that are gone.
    let tombstones: [String]
  }

  /// That of all catalogues which this library reads.
  public static let readableSchemaVersion = Catalogue.readableSchemaVersion

  /// The version of the JSON format.
  public let schemaVersion: Int
  /// Which release it is.
  public let version: CatalogueVersion
  /// The country that it is of; `nil` where its kind has none.
  public let country: String?
  /// In their published order.
  public let collections: [Collection]
  /// The files that belong to entries.
  public let assets: [PublishedAsset]
  /// Two catalogues are the same if their bytes are.
  private let bytes: [UInt8]

  /// Reads a catalogue.
  /// - Throws: `CatalogueFormatError`, for the first mistake.
  public init(decoding bytes: [UInt8]) throws(CatalogueFormatError) {
    let fields = try CatalogueFrame<Entry>.fields(of: bytes)
    let form = try CatalogueForm(inferredFrom: fields)
    let frame = try CatalogueFrame<Entry>(
      fields, of: form,
      entry: { fields, _ throws(CatalogueFormatError) in
        let id = try fields.read("id", as: .id)
        return Entry(id: id, assets: try Self.assets(of: id, in: fields))
      }, id: \.id)
    (schemaVersion, version) = (frame.schemaVersion, frame.version)
    country = frame.country
    var collections: [Collection] = []
    for (index, collection) in form.collections.enumerated() {
      let ids = frame.entries[index].map(\.id)
      let stated = try fields.read(collection.count, as: .integer)
      guard stated == ids.count else {
        throw CatalogueFormatError(
          .expected("\(ids.count), the number of the \(collection.entries)"), at: collection.count)
      }
      collections.append(
        Collection(
          name: collection.entries, count: collection.count, ids: ids,
          tombstones: frame.tombstones[index].map(\.id)))
    }
    self.collections = collections
    assets = PublishedAsset.distinct(
      frame.entries.joined().flatMap(\.assets) + frame.categories.compactMap(\.symbol))
    self.bytes = bytes
  }

  /// The ids that are neither here nor among the tombstones, though an earlier catalogue has them.
  func missing(since old: CatalogueOutline) -> [String] {
    old.collections.flatMap { old in
      let new = collections.first { $0.name == old.name }
      let kept = Set((new?.ids ?? []) + (new?.tombstones ?? []))
      return (old.ids + old.tombstones).filter { !kept.contains($0) }
    }
  }

  private struct Entry {
    let id: String
    let assets: [PublishedAsset]
  }

  /// The files that belong to an entry: whatever its kind calls the fields, a logo's path is this, and the two fields after
  /// it are its hash and its length; any other file is an object of the three.
  private static func assets(
    of id: String, in fields: CatalogueFields
  ) throws(CatalogueFormatError) -> [PublishedAsset] {
    let path = "logos/\(id).svg"
    let logo = fields.members.firstIndex { $0.value.string.map { $0.hasSameBytes(as: path) } == true }
    var assets = logo.map { [Self.logo(path, at: $0, in: fields)] } ?? []
    for member in fields.members {
      guard let object = member.value.object, object.members.map(\.key) == ["path", "sha256", "length"] else {
        continue
      }
      assets.append(try PublishedAsset(CatalogueFields(member.value, at: fields.path(of: member.key))))
    }
    return assets
  }

  /// A logo with what the two members after that of its path say of it, unless they are others, or null.
  private static func logo(_ path: String, at index: Int, in fields: CatalogueFields) -> PublishedAsset {
    let next = fields.members.dropFirst(index + 1).prefix(2).map(\.value)
    guard let sha256 = next.first?.string, let length = next.last?.integer.flatMap(Int.init(exactly:)),
      ContentHash(hexadecimal: sha256, algorithm: .sha256) != nil
    else { return PublishedAsset(logo: path, sha256: nil, length: nil) }
    return PublishedAsset(path: path, sha256: sha256, length: length)
  }
}

extension CatalogueForm {
  /// The form of a catalogue whose kind isn't known: but for the tombstones each array has entries, and their number stands
  /// at the same place among the numbers that are called so.
  fileprivate init(inferredFrom fields: CatalogueFields) throws(CatalogueFormatError) {
    let lists = fields.members.filter { $0.value.array != nil && !CatalogueForm.otherLists.contains($0.key) }
      .map(\.key)
    let counts = fields.members.filter { $0.key.hasSuffix("Count") && $0.value.integer != nil }.map(\.key)
    guard !lists.isEmpty, lists.count == counts.count else {
      throw CatalogueFormatError(
        .expected("a catalogue with lists of entries, and a number for each"), at: "")
    }
    let names = Set(
      try fields.objects(CatalogueForm.tombstones).compactMap { $0.optional("collection")?.string })
    self.init(
      collections: zip(lists, counts).map { list, count in
        // A tombstone has the folder's name, and the list the same in camel case.
        let name = names.first { $0.lettersOnly == list.lettersOnly } ?? list
        return Collection(name: name, entries: list, count: count)
      }, hasCountry: fields.optional("country") != nil)
  }
}

extension String {
  fileprivate var lettersOnly: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}
