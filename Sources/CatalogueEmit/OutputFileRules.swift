internal import CatalogueRules
internal import CatalogueSources
internal import Diagnostics

/// The files that outputs write.
extension Rule {
  /// The outputs whose files can have their names, and what is wrong with the others.
  static func possibleFiles(_ outputs: Outputs, _ kind: KindSchema) -> (Outputs, [Finding]) {
    let names = kind.collections.map(\.collection.name)
    var (possible, problems): (Outputs, [Finding]) = ([], [])
    for output in outputs {
      if let problem = output.language.collectionProblem(among: names) {
        problems.append(Finding(problem.message, at: output.each, fix: problem.fix))
      } else if let problem = output.language.fileProblem {
        problems.append(Finding(problem.message, at: output.file, fix: problem.fix))
      } else {
        possible.append(output)
      }
    }
    return (possible, problems)
  }

  /// The outputs that would overwrite an earlier one; some disks ignore letter case.
  static func sameFiles(_ outputs: Outputs, _ context: SourceContext) -> [Finding] {
    let assets = context.assetPaths.map { $0.lowercased() }
    var (files, folders) = (Set(assets), Set(assets.flatMap(Self.folders)))
    return outputs.compactMap { output in
      let names = self.files(of: output.language, context)
      let taken = names.first { OutputLanguage.isTaken($0) }.map {
        Finding(
          "\($0): something else that is generated has its place", at: output.file,
          fix: "give it another \"file\"")
      }
      let same = names.filter { !files.insert($0.lowercased()).inserted }.first.map { name in
        sameFile(name, of: output, isOwn: names.count { $0.lowercased() == name.lowercased() } > 1, assets)
      }
      let own = Set(names.map { $0.lowercased() })
      let ownFolders = Set(own.flatMap(Self.folders))
      folders.formUnion(ownFolders)
      // Not those of two outputs before.
      let both = own.intersection(folders).union(ownFolders.intersection(files)).min().map {
        Finding(
          "\($0) would be a file and a folder", at: output.file,
          fix: "give the files of one of them another \"file\"")
      }
      return taken ?? same ?? both
    }
  }

  /// The finding on a file that is written a second time.
  private static func sameFile(
    _ name: String, of output: PlacedOutput, isOwn: Bool, _ assets: [String]
  ) -> Finding {
    if isOwn, !output.language.images.isEmpty {
      return Finding(
        "\(name) would be two files", at: output.images, fix: "give each picture a name of its own")
    }
    let isAsset = assets.contains(name.lowercased())
    return Finding(
      "\(name) is written \(isAsset ? "already: the catalogue has a file of that path" : "by two outputs")",
      at: output.file, fix: "remove one of them, or give it another \"file\"")
  }

  private static func folders(above name: String) -> [String] {
    let parts = name.split(separator: "/")
    return parts.indices.dropFirst().map { parts[..<$0].joined(separator: "/") }
  }

  /// The names of the files that an output writes.
  private static func files(of language: OutputLanguage, _ context: SourceContext) -> [String] {
    guard let each = language.each else { return [language.file] }
    let entries = context.kind.index(of: each).map { context.of(collection: $0).liveBrands } ?? []
    // Where all entries would have the same pictures, that is reported.
    let images = language.hasFolderOfEntry ? language.images : []
    return entries.flatMap { entry in
      let file = language.file(of: entry.key)
      return [file] + images.flatMap { $0.files(beside: file).map(\.path) }
    }
  }
}
