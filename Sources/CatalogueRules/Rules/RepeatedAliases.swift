internal import Catalogue
internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// Aliases of a brand with the search keys of its name or of an alias before them.
struct RepeatedAliases {
  private let brand: BrandSource
  /// The aliases, each with what it repeats.
  private let repeated: [(alias: SearchableName, original: Original)]

  /// A name or an alias of the brand.
  private struct Original {
    let isName: Bool
    let text: String

    var description: String { "\(isName ? "name" : "alias") \"\(text)\"" }
  }

  /// The most aliases that get an edit: a list with more wasn't written by hand.
  private static let mostEdits = 100

  init(_ brand: BrandSource) {
    self.brand = brand
    var seen: [SearchKey: Original] = [:]
    if let name = brand.name {
      for key in name.keys { seen[key] = Original(isName: true, text: name.value) }
    }
    repeated = brand.aliases.compactMap { alias in
      let original = alias.keys.lazy.compactMap { seen[$0] }.first
      for key in alias.keys where seen[key] == nil { seen[key] = Original(isName: false, text: alias.value) }
      return original.map { (alias, $0) }
    }
  }

  var findings: [Finding] {
    guard !repeated.isEmpty else { return [] }
    let list = removal
    let all = repeated.count == list?.count ? list?.removingAll() : nil
    return repeated.enumerated().map { number, repetition in
      let (alias, original) = repetition
      let edit = all ?? (number < Self.mostEdits ? list?.removing(alias.span) : nil)
      return Finding(
        "alias \"\(alias.value)\" is the same as \(original.description) after normalisation; delete it",
        at: brand.location(alias.span), edit: edit)
    }
  }

  private var removal: ListRemoval? {
    // The one list that has them all.
    let list = brand.aliasLists.first { list in
      repeated.allSatisfy { list.value.span.contains($0.alias.span.lowerBound) }
    }
    return list.flatMap { ListRemoval($0, in: brand.source) }
  }
}
