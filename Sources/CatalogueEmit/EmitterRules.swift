internal import Catalogue
package import CatalogueRules
internal import CatalogueSources
internal import Diagnostics

/// What the generated code requires of the sources.
extension Rule {
  package static let identifiers = Rule(
    "E405", .error,
    "Brands and categories have unique names in the generated code, whatever the letter case.",
    entriesTogether: { context in
      let brands = context.brands.filter(context.isLive)
      let languages = context.settings.languages(of: context.kind)
      let same = sameNames(context.schema.collection.words, brands.map(\.key), in: languages) {
        $0.member(id: $1, type: context.schema.entry.name.kotlin)
      }
      let findings = Dictionary(
        uniqueKeysWithValues: same.map { same in
          (
            ObjectIdentifier(brands[same.second]),
            same.finding { brands[$0].location(brands[$0].id?.span) }
          )
        })
      return { brand in findings[ObjectIdentifier(brand)].map { [$0] } ?? [] }
    },
    sources: { context in
      let categories = context.settings.categories
      let languages = context.settings.languages(of: context.kind)
      return sameNames("categories", categories.map(\.id.value), in: languages) { $0.enumerationCase(id: $1) }
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

  typealias Outputs = [PlacedOutput]

  /// What is wrong with the templates of the outputs.
  private static func templateFindings(
    _ outputs: Outputs, _ context: SourceContext, _ templates: [String: SourceText]
  ) -> [Finding] {
    outputs.flatMap { output in
      guard let template = templates[output.language.template] else {
        return [
          Finding(
            "template \(output.language.template) is missing", at: output.location,
            fix:
              "add it to the templates folder, with the folders that it includes: no others are used beside")
        ]
      }
      let shape = CatalogueView.shape(of: context.kind, for: output.language)
      let check = TemplateCheck(template, in: templates, root: shape)
      return check.findings
        + TemplateOption.unused(by: check, of: output.language).map { option in
          Finding(
            option.message(output.language.template, named: option.rawValue), at: output.location,
            fix: "remove \(option.rawValue)")
        }
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
      LibraryTypes.mismatch(kind).map { Finding($0, at: output.location, fix: LibraryTypes.fix) }
    }
  }
}
