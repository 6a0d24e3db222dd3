public import Catalogue
internal import StrictJSON
internal import UpdateFramework

/// The files of a release: the catalogue, the compressed catalogue and the logos.
public struct BundleContent: Sendable {
  /// The catalogue.
  public let catalogue: Catalogue
  /// The name of the catalogue's file: `italy.json`.
  let name: String
  /// The name of the compressed catalogue.
  var compressedName: String { name + ".gz" }
  /// The files by target path.
  let files: [(path: String, bytes: [UInt8])]

  /// A release of a catalogue's file and its brands' logos.
  /// - Parameters:
  ///   - name: the catalogue's file name.
  ///   - json: its bytes.
  ///   - compressed: the same bytes as gzip (RFC 1952).
  ///   - logo: the normalised logo at a path such as `logos/conad.svg`, `nil` when it is missing.
  /// - Throws: `PublishError` when apps can't read the catalogue, or a logo is missing.
  public init(
    name: String, json: [UInt8], compressed: [UInt8], logo: (String) -> [UInt8]?
  ) throws(PublishError) {
    do { catalogue = try Catalogue(decoding: json) } catch { throw .unreadableCatalogue("\(error)") }
    // Apps ignore unknown members; a publisher must not.
    guard catalogue.json() == json else {
      throw .unreadableCatalogue(
        "it isn't as this program writes it; run \"make catalogue RELEASE=1\", then publish again")
    }
    self.name = name
    var files = [(path: name, bytes: json), (path: name + ".gz", bytes: compressed)]
    for brand in catalogue.brands {
      guard let path = brand.logoUrl else { continue }
      guard let bytes = logo(path) else { throw .missingLogo(brand: brand.id) }
      files.append((path, bytes))
    }
    self.files = files
  }

  /// The target files, as the metadata lists them. What they replace is stated as long as they are published.
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

  /// The files that aren't published yet, under their names in a consistent snapshot.
  func files(besides published: Targets?) -> [BundleFile] {
    files.filter { !(published?.file($0.path)?.isMatched(by: $0.bytes) ?? false) }.map { path, bytes in
      BundleFile("\(BundleFile.targets)/\(target(bytes).consistentPath(of: path))", bytes)
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
    .object([
      "version": .text(catalogue.version.date.description),
      "revision": .integer(Int64(catalogue.version.revision)),
      "schemaVersion": .integer(Int64(catalogue.schemaVersion)),
      "brandCount": .integer(Int64(catalogue.brands.count)), Replacement.name: record,
    ])
  }
}
