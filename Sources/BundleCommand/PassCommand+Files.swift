internal import ArgumentParser
internal import Catalogue
internal import CommandRunning
internal import Diagnostics
internal import FileAccess

/// What a pass is made of.
extension PassCommand {
  private static let longestCatalogue = 256 << 20
  private static let longestFile = 4 << 20

  /// The brand of the id, or the one that took its place.
  func foundBrand() throws -> Brand {
    let bytes = try FileBytes.read(catalogue, limit: Self.longestCatalogue)
    let content: Catalogue
    do { content = try Catalogue(decoding: bytes) } catch {
      throw FileError("\(catalogue) isn't a catalogue of brands: \(error)")
    }
    guard let found = content.brand(id: brand) else {
      let isClosed = content.tombstones.contains { $0.id == brand }
      let near = NearestName.hint(for: brand, in: content.brands.map(\.id))
      throw FileError(
        isClosed
          ? "\(brand) has closed: there is no card of it" : "\(catalogue) has no brand \"\(brand)\"\(near)")
    }
    if found.id != brand { Console.printError("note: \(brand) is \(found.id) now") }
    return found
  }

  /// The files of the brand's pass, by their names.
  func files(of brand: Brand) throws(FileError) -> [String: [UInt8]] {
    let folder = "\(passes.trimmingSlashes)/\(brand.id).pass"
    guard FolderListing.isFolder(folder) else {
      throw FileError(
        "\(folder) isn't there: a build writes it where catalogue.yaml asks for passes (docs/PASSES.md)")
    }
    var files: [String: [UInt8]] = [:]
    for name in try FolderListing.names(in: folder) where !name.hasPrefix(".") {
      guard !FolderListing.isFolder("\(folder)/\(name)") else {
        throw FileError("\(folder)/\(name) is a folder, and a pass has only files here")
      }
      files[name] = try FileBytes.read("\(folder)/\(name)", limit: Self.longestFile)
    }
    return files
  }
}
