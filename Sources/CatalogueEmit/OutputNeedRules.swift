package import CatalogueRules
internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// What outputs need besides their templates.
extension Rule {
  package static let outputNeeds = Rule(
    "E503", .error,
    "Outputs have the settings and pictures that they need, and some output needs every setting.",
    sources: { context in
      let outputs = context.settings.outputs(of: context.kind)
      return missingSettings(outputs.filter(\.isWritten), context.settings)
        + unusedSettings(outputs, context.settings, context.kind)
        + outputs.compactMap { imageProblem($0, context.kind) }
        + namespaceProblems(outputs)
    })

  private static func missingSettings(_ outputs: [PlacedOutput], _ settings: MarketSettings) -> [Finding] {
    let unused = unusedNames(outputs, settings).map(\.key)
    return outputs.compactMap { output in
      let missing = output.language.settings.filter { $0.value == nil }.map(\.name)
      // A value that is no text has its finding, and so has a name that was meant for this one.
      let names = missing.filter { name in
        settings.values?.value.object?[name] == nil && NearestName.of(name, in: unused) == nil
      }
      guard !names.isEmpty else { return nil }
      return Finding(
        "\(output.language.template) needs \(counted(names.count, "setting")): \(names.joined(separator: ", "))",
        at: settings.values.map { settings.location($0.keySpan) } ?? output.location,
        fix: "add \(names.count == 1 ? "it" : "them") to \"settings\" in \(settings.source.path.fileName)",
        related: settings.values == nil ? [] : [output.location])
    }
  }

  private static func unusedSettings(
    _ outputs: [PlacedOutput], _ settings: MarketSettings, _ kind: KindSchema
  ) -> [Finding] {
    let used = outputs.flatMap { $0.language.settings.map(\.name) }.sorted()
    return unusedNames(outputs, settings).map { member in
      let own = kind.outputs.first { $0.language.settings.contains { $0.name == member.key } }
      let fix =
        own.map { "list the output \($0.language.template) too, as kind.yaml has it" }
        ?? NearestName.of(member.key, in: used).map { "did you mean \"\($0)\"?" }
        ?? "remove it, or list it under \"settings\" of the output whose template has it"
      return Finding(
        "no output uses the setting \"\(member.key)\"", at: settings.location(member.keySpan), fix: fix)
    }
  }

  private static func unusedNames(
    _ outputs: [PlacedOutput], _ settings: MarketSettings
  ) -> [LocatedObject.Member] {
    let used = Set(outputs.flatMap { $0.language.settings.map(\.name) })
    return (settings.values?.value.object?.members ?? []).filter { !used.contains($0.key) }
  }

  /// The outputs whose namespace of UUIDs isn't that of the other files of the database.
  private static func namespaceProblems(_ outputs: [PlacedOutput]) -> [Finding] {
    let others = outputs.filter { !$0.language.isOfDatabase && $0.language.uuidNamespace != nil }.map {
      Finding("\"uuidNamespace\" is for tables of a database", at: $0.location, fix: "remove it")
    }
    let tables = outputs.filter(\.language.isOfDatabase)
    guard let first = tables.first else { return others }
    let different = tables.filter { $0.language.uuidNamespace != first.language.uuidNamespace }
    return others
      + different.map {
        Finding(
          "\($0.language.file) would have other ids than \(first.language.file)", at: $0.location,
          fix: "give both the same \"uuidNamespace\"", related: [first.location])
      }
  }

  /// Why the entries of an output can't have pictures.
  private static func imageProblem(_ output: PlacedOutput, _ kind: KindSchema) -> Finding? {
    let language = output.language
    guard !language.images.isEmpty else { return nil }
    guard let each = language.each else {
      return Finding(
        "pictures are of entries, and this output is one file of all", at: output.images,
        fix: "add \"each\", or remove \"images\"")
    }
    // Another collection than those that there are has its finding.
    guard let index = kind.index(of: each) else { return nil }
    guard TileFields(in: kind.collections[index]) != nil else {
      return Finding(
        "\(each) have no pictures: that needs the behaviour tiles", at: output.images,
        fix: "add it to kind.yaml, or remove \"images\"")
    }
    guard language.hasFolderOfEntry else {
      return Finding(
        "all entries would have the same pictures, which are written beside the entry's file",
        at: output.file,
        fix: "give each entry a folder of its own, for example pages/{id}/page.html")
    }
    return nil
  }
}
