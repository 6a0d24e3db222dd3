internal import Catalogue
internal import CatalogueSources
internal import Diagnostics
internal import SVGNormalizer

/// The pictograms of categories.
extension Rule {
  package static let symbols = Rule(
    "E225", .error,
    "A pictogram is a black SVG drawing named after its category; where a category has one, all have.",
    sources: { context in
      guard context.current == 0, !context.settings.isUnreadable else { return [] }
      return context.foreignSymbols + context.missingSymbols + context.colouredSymbols
    })
}

extension SourceContext {
  private var categoryIDs: [String] { settings.categories.map(\.id.value) }

  /// The files that are no category's.
  fileprivate var foreignSymbols: [Finding] {
    let ids = categoryIDs
    return sources.symbolPaths.filter { !ids.contains($0.fileStem) || !$0.hasSuffix(".svg") }.map { path in
      let name = path.fileStem
      let near = ids.contains(name) ? name : NearestName.of(name, in: ids)
      return Finding(
        "no category of catalogue.yaml has this pictogram", at: .file(path),
        fix: near.map { "call it \($0).svg, or delete it" } ?? "name it after a category, or delete it")
    }
  }

  /// The categories without one, where others have one.
  fileprivate var missingSymbols: [Finding] {
    let drawn = Set(sources.symbolPaths.filter { $0.hasSuffix(".svg") }.map(\.fileStem))
    guard let folder = kind.symbols, !drawn.isDisjoint(with: categoryIDs) else { return [] }
    return settings.categories.filter { !drawn.contains($0.id.value) }.map { category in
      Finding(
        "category \"\(category.id.value)\" has no pictogram", at: settings.location(category.id.span),
        fix: "add \(folder)/\(category.id.value).svg")
    }
  }

  fileprivate var colouredSymbols: [Finding] {
    sources.symbols.filter { symbol in
      symbol.facts.measures?.colors.contains { ($0.red, $0.green, $0.blue, $0.opacity) != (0, 0, 0, 1) }
        ?? false
    }.map {
      Finding(
        "the pictogram has other colours than black", at: LogoSourceText($0.source).picture,
        fix: "fill all of it with #000000; apps tint it")
    }
  }
}
