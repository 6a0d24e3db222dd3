internal import Catalogue
internal import StrictJSON
internal import UpdateFramework

/// The files of a release: the catalogue, the compressed catalogue and its assets.
public struct BundleContent: Sendable {
  /// The catalogue.
  public let catalogue: CatalogueOutline
  /// The name of the catalogue's file: `italy.json`.
  let name: String
  /// The name of the compressed catalogue.
  var compressedName: String { name + ".gz" }
  /// What apps with this version of the library don't read as it is written: fields of another schema or of a later one,
  /// and words that they don't know. A sentence each.
  public let unread: [String]
  /// The files by target path.
  private(set) var files: [(path: String, bytes: [UInt8])]

  /// A release of a catalogue's file and its assets.
  /// - Parameters:
  ///   - name: the catalogue's file name.
  ///   - json: its bytes.
  ///   - compressed: the same bytes as gzip (RFC 1952).
  ///   - readBack: the catalogue as apps would write what they have read of it; `nil` where it is taken for what they read.
  ///   - asset: the file at a path such as `logos/conad.svg`, `nil` when it is missing.
  /// - Throws: `PublishError` when apps can't read the catalogue, or an asset is missing.
  public init(
    name: String, json: [UInt8], compressed: [UInt8],
    readBack: (CatalogueOutline) throws -> [UInt8]? = { _ in nil }, asset: (String) -> [UInt8]?
  ) throws(PublishError) {
    let read: [UInt8]?
    do {
      catalogue = try CatalogueOutline(decoding: json)
      read = try readBack(catalogue)
    } catch { throw .unreadableCatalogue("\(error)") }
    unread = try Self.unread(of: json, readBack: read)
    self.name = name
    var files = [(path: name, bytes: json), (path: name + ".gz", bytes: compressed)]
    for expected in catalogue.assets {
      guard let bytes = asset(expected.path) else { throw .missingAsset(path: expected.path) }
      let found = PublishedAsset(
        path: expected.path, sha256: ContentHash(of: bytes, by: .sha256).hexadecimal, length: bytes.count)
      guard expected.sha256 == nil || expected == found else { throw .otherAsset(path: expected.path) }
      files.append((expected.path, bytes))
    }
    self.files = files
  }

  /// Apps ignore unknown members; a publisher says what they are. What a catalogue is made of is the compiler's business,
  /// but not how it is written: bytes that nobody's build gives were changed by somebody.
  private static func unread(
    of json: [UInt8], readBack: [UInt8]?
  ) throws(PublishError) -> [String] {
    guard readBack != json else { return [] }
    guard let (written, known) = try? (JSONReader.read(json), JSONReader.read(readBack ?? json)),
      written.text == json, Self.ids(of: written) == Self.ids(of: known), Self.hasHeader(of: known, written)
    else {
      throw .unreadableCatalogue(
        "it isn't as the compiler writes it; run \"make catalogue RELEASE=1\", then publish again")
    }
    return UnreadContent(of: written, read: known).sentences
  }

  /// Whether all that says something of the catalogue itself is there, and right.
  private static func hasHeader(of known: LocatedValue, _ written: LocatedValue) -> Bool {
    (known.object?.members ?? []).allSatisfy { member in
      guard let value = written.object?[member.key] else { return false }
      return member.value.array != nil ? value.array != nil : value.isEqual(to: member.value)
    }
  }

  /// The ids of all lists, in their order.
  private static func ids(of catalogue: LocatedValue) -> [[String?]] {
    (catalogue.object?.members ?? []).compactMap { member in
      member.value.array?.map { $0.object?["id"]?.string }
    }
  }

  /// The same release with patches from earlier ones.
  func patched(from bases: PatchBases) -> BundleContent {
    var content = self
    content.files +=
      CataloguePatches(
        from: bases, to: catalogueBytes, named: name, compressedLength: bytes(of: compressedName).count
      ).files
    return content
  }

  /// The catalogue's file.
  public var catalogueBytes: [UInt8] { bytes(of: name) }

  private func bytes(of path: String) -> [UInt8] { files.first { $0.path == path }?.bytes ?? [] }

  /// The files that belong to entries, as the metadata lists them.
  var assets: [ByteString: TargetFile] {
    let paths = Set(catalogue.assets.map { ByteString($0.path) })
    return Dictionary(
      files.map { (ByteString($0.path), target($0.bytes)) }.filter { paths.contains($0.0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// All target files, as the metadata lists them. What they replace is stated as long as they are published.
  func targets(over release: PublishedRelease?, replacing replacement: Replacement?) -> [ByteString:
    TargetFile]
  {
    // Content that is published already replaces nothing, whatever is asked for.
    let published = release.flatMap { $0.holds(self) ? $0.targets.payload.file(name) : nil }
    let record =
      if let published { published.custom?.object?[Replacement.name] } else { replacement?.record }
    return Dictionary(
      files.map { path, bytes in
        let isCatalogue = path == name || path == compressedName
        return (ByteString(path), target(bytes, custom: isCatalogue ? custom(replacing: record) : nil))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The files that aren't published yet, or broken in the repository, under their names in a consistent snapshot.
  func files(besides repository: RepositoryState) -> [BundleFile] {
    files.compactMap { path, bytes in
      let file = BundleFile("\(BundleFile.targets)/\(target(bytes).consistentPath(of: path))", bytes)
      let isPublished = repository.release?.file(path)?.isMatched(by: bytes) ?? false
      return isPublished && !repository.brokenFiles.contains(file.path) ? nil : file
    }
  }

  /// The target file of some bytes.
  private func target(_ bytes: [UInt8], custom: LocatedValue? = nil) -> TargetFile {
    TargetFile(
      length: Int64(bytes.count), hashes: ContentHashes(sha256: ContentHash(of: bytes, by: .sha256)),
      custom: custom)
  }

  /// What a client learns of a catalogue before it downloads it.
  private func custom(replacing record: LocatedValue?) -> LocatedValue {
    let counts = catalogue.collections.map { ($0.count, LocatedValue.integer(Int64($0.ids.count))) }
    let release: [(String, LocatedValue)] = [
      ("version", .text(catalogue.version.date.description)),
      ("revision", .integer(Int64(catalogue.version.revision))),
      ("schemaVersion", .integer(Int64(catalogue.schemaVersion))),
    ]
    return .object(release + counts + (record.map { [(Replacement.name, $0)] } ?? []))
  }
}

extension LocatedValue {
  /// The value as the compiler writes it.
  fileprivate var text: [UInt8] {
    var writer = JSONWriter()
    writer.value(self)
    return writer.finish()
  }
}
