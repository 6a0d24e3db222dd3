internal import CatalogueSources
internal import Diagnostics
internal import FileAccess

/// Where a build writes must not be where anything else is.
extension FileOptions<WrittenOutput> {
  /// The catalogue must not take the place of what the build keeps for the next one.
  func checkOutputName() throws(FileError) {
    let (name, folder) = (cataloguePath.fileName, PathParts(cataloguePath).folder)
    let isBeside = (folder.isEmpty ? "." : folder).resolvingLinks == generated.resolvingLinks
    guard isBeside, GeneratedFileList.ownNames.contains(name.lowercased()) else { return }
    throw FileError("\(cataloguePath) is kept for the next build: give --output another name")
  }

  /// What is written must not take the place of what was read, or of what somebody else wrote.
  func checkOutput(among sources: SourceFiles) throws(FileError) {
    let (name, output) = (cataloguePath.fileName, cataloguePath.resolvingLinks)
    // Of most files the name alone tells that they are others.
    if let source = sources.paths.first(where: { $0.fileName == name && $0.resolvingLinks == output }) {
      throw FileError("\(source) is a source of the catalogue: give --output another name")
    }
    // A name that is given may be a mistake: there, a build replaces a catalogue, also one with a conflict, and nothing else.
    if self.output != nil, let first = sources.existing?.bytes.first(where: { $0 > 0x20 }),
      !"{<".utf8.contains(first)
    {
      throw FileError("\(cataloguePath) isn't a catalogue: delete it, or give --output another name")
    }
    try checkGenerated(among: sources, mayBeAround: true)
    if let other = GeneratedFileList(in: generated, from: market).otherMarket() {
      throw FileError(
        "\(generated) has what is generated from \(other), which this would delete: give --generated another folder"
      )
    }
    try checkIsElsewhere(cataloguePath, "--output", sources)
  }
}

extension FileOptions {
  /// What is generated must not be among the sources.
  /// - Parameter mayBeAround: whether the folder for generated files may have the market's in it.
  func checkGenerated(among sources: SourceFiles, mayBeAround: Bool) throws(FileError) {
    let (folder, market) = (generated.resolvingLinks, market.resolvingLinks)
    guard folder != market, mayBeAround || !market.hasPrefix(folder + "/") else {
      throw FileError("\(generated) has the sources of the catalogue: give --generated another folder")
    }
    try checkIsElsewhere(generated, "--generated", sources)
  }

  /// What is written into a folder of sources, the next build would read.
  fileprivate func checkIsElsewhere(
    _ path: String, _ option: String, _ sources: SourceFiles
  ) throws(FileError) {
    let (kind, place) = (sources.schemas.kind, path.resolvingLinks + "/")
    for folder in kind.collections.map(\.name) + kind.otherFolders {
      guard place.hasPrefix("\(market)/\(folder)".resolvingLinks + "/") else { continue }
      throw FileError("\(path.trimmingSlashes) is in a folder of sources: give \(option) another place")
    }
  }
}
