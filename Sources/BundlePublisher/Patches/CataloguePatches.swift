internal import FilePatches
internal import UpdateFramework

/// The patches that a release lists: from each earlier catalogue to its own.
struct CataloguePatches {
  /// The patches' target paths and files.
  let files: [(path: String, bytes: [UInt8])]

  /// Makes a patch from each base. One that isn't shorter than half of the compressed catalogue is left out: with it, an
  /// update would hardly be smaller.
  /// - Parameters:
  ///   - name: the catalogue's target path.
  ///   - compressedLength: how many bytes the compressed catalogue has.
  init(from bases: PatchBases, to catalogue: [UInt8], named name: String, compressedLength: Int) {
    files = bases.catalogues.compactMap { base in
      let hash = ContentHash(of: base, by: .sha256)
      guard let bytes = Self.patch(from: base, hash, to: catalogue), bytes.count < compressedLength / 2 else {
        return nil
      }
      return (FilePatch.targetPath(of: name, baseHash: hash.hexadecimal), bytes)
    }
  }

  /// A patch, after it has been applied; `nil` when it would have too many instructions.
  private static func patch(from base: [UInt8], _ hash: ContentHash, to catalogue: [UInt8]) -> [UInt8]? {
    let instructions = EntryDifference.instructions(from: base, to: catalogue)
    guard
      let bytes = try? FilePatch(baseHash: hash.bytes, baseLength: base.count, instructions).bytes,
      let result = try? FilePatch(decoding: bytes).result(from: base, length: catalogue.count),
      result == catalogue
    else { return nil }
    return bytes
  }
}
