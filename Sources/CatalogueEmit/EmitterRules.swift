internal import Catalogue
package import CatalogueRules
internal import CatalogueSources
internal import Diagnostics

/// What the generated code requires of the sources.
extension Rule {
  package static let identifiers = Rule(
    "E405", .error,
    "Brands and categories have unique names in the generated code, whatever the letter case.",
    sources: { context in
      let brands = context.liveBrands
      let categories = context.settings.categories
      let languages = context.settings.languages(of: context.kind)
      return sameNames(context.schema.collection.words, brands.map(\.key), in: languages) {
        $0.member(id: $1, type: context.schema.entry.name.kotlin)
      }
      .map { $0.finding { brands[$0].location(brands[$0].id?.span) } }
        + sameNames("categories", categories.map(\.id.value), in: languages) { $0.enumerationCase(id: $1) }
        .map { $0.finding { context.settings.location(categories[$0].id.span) } }
    })

  /// The pairs of ids that give the same name in a language, each once for all languages.
  private static func sameNames(
    _ kind: String, _ ids: [String], in languages: [OutputLanguage],
    spelling: (IdentifierStyle, String) -> String
  ) -> [SameName] {
    var reported: Set<Int> = []
    return languages.flatMap { language in
      var holders: [String: Int] = [:]
      return ids.indices.compactMap { index -> SameName? in
        let name = spelling(language.identifiers, ids[index])
        guard let first = holders.updateValue(index, forKey: name.lowercased()), ids[first] != ids[index],
          reported.insert(index).inserted
        else { return nil }
        return SameName(
          message: "\(kind) \"\(ids[first])\" and \"\(ids[index])\" both generate \"\(name)\"", first: first,
          second: index)
      }
    }
  }

  /// Two ids, by their indices, that give the same name.
  private struct SameName {
    let message: String
    let first: Int
    let second: Int

    func finding(location: (Int) -> SourceLocation) -> Finding {
      Finding(
        message, at: location(second), fix: "choose ids that differ in more than hyphens",
        related: [location(first)])
    }
  }

  package static let templateNames = Rule(
    "E501", .error,
    "Templates use only names that exist and write JSON under such a name, outputs that import the library need only its types, and no file is written twice.",
    sources: { context in
      let (outputs, problems) = possibleFiles(context.settings.outputs(of: context.kind), context.kind)
      return problems + sameFiles(outputs.filter(\.isWritten), context)
        + (context.templates.map { templates in
          foreignTypes(outputs, context.kind) + templateFindings(outputs, context, templates)
            + impossibleNames(outputs, context.kind)
        } ?? [])
    })

  private typealias Outputs = [PlacedOutput]

  /// What is wrong with the templates of the outputs.
  private static func templateFindings(
    _ outputs: Outputs, _ context: SourceContext, _ templates: [String: SourceText]
  ) -> [Finding] {
    outputs.flatMap { output in
      guard let template = templates[output.language.template] else {
        return [
          Finding(
            "template \(output.language.template) is missing", at: output.location,
            fix: "add it to the templates folder")
        ]
      }
      let shape = CatalogueView.shape(of: context.kind, for: output.language)
      return TemplateCheck(template, in: templates, root: shape).findings
    }
  }

  /// The outputs for a database that can't have the names of tables and columns.
  private static func impossibleNames(_ outputs: Outputs, _ kind: KindSchema) -> [Finding] {
    // All of them have the same tables: a problem is reported once.
    guard let output = outputs.first(where: \.language.isOfDatabase) else { return [] }
    let hasUUIDs = output.language.uuidNamespace != nil
    return SQLSchema(kind, hasUUIDs: hasUUIDs).problems.map { Finding($0, at: output.location) }
  }

  /// The outputs that need types which the library doesn't have.
  private static func foreignTypes(_ outputs: Outputs, _ kind: KindSchema) -> [Finding] {
    // A template for any kind declares the types of its own.
    let importing = outputs.filter { $0.language.importsLibrary && !$0.language.isGeneral }
    return importing.compactMap { output in
      guard output.language.template.hasSuffix(".swift.mustache") else {
        return Finding(
          "importsLibrary is for code in Swift", at: output.location, fix: "remove importsLibrary")
      }
      return LibraryTypes.mismatch(kind).map { Finding($0, at: output.location, fix: LibraryTypes.fix) }
    }
  }

  /// The outputs whose files can have their names, and what is wrong with the others.
  private static func possibleFiles(_ outputs: Outputs, _ kind: KindSchema) -> (Outputs, [Finding]) {
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
  private static func sameFiles(_ outputs: Outputs, _ context: SourceContext) -> [Finding] {
    let assets = context.assetPaths.map { $0.lowercased() }
    var (files, folders) = (Set(assets), Set(assets.flatMap(Self.folders)))
    return outputs.compactMap { output in
      let (names, location) = (self.files(of: output.language, context), output.file)
      let taken = names.first { OutputLanguage.isTaken($0) }.map {
        Finding(
          "\($0): something else that is generated has its place", at: location,
          fix: "give it another \"file\"")
      }
      let same = names.filter { !files.insert($0.lowercased()).inserted }.first.map { name in
        sameFile(name, of: output, isOwn: names.count { $0.lowercased() == name.lowercased() } > 1, assets)
      }
      for name in names { folders.formUnion(Self.folders(above: name.lowercased())) }
      let both = files.intersection(folders).min().map {
        Finding(
          "\($0) would be a file and a folder", at: location,
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
      "\(name) is written \(isAsset ? "already: entries have a file of that path" : "by two outputs")",
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
