internal import Catalogue
internal import CatalogueSources
internal import Diagnostics

/// Names that people search by: each leads to one brand.
extension Rule {
  package static let aliasCollision = Rule(
    "E203", .error, "An alias belongs to one brand only.",
    entriesTogether: { context in
      context.eachAlias { brand, alias in
        let all = NameIndex.others(than: brand, using: alias, in: context.names.aliases)
        guard !all.isEmpty else { return [] }
        // Reported once for two brands, at the first; for three, at the first and the second. One that was released with
        // the alias keeps it.
        let keeps = context.wasReleased(brand, with: alias)
        let others = all.map { (use: $0, keeps: context.wasReleased($0.brand, with: alias)) }.filter {
          other in
          other.keeps == keeps ? context.isReported(at: brand, beside: other.use.brand) : other.keeps
        }
        let owner = others.min { first, second in
          first.keeps == second.keeps
            ? context.isReported(at: first.use.brand, beside: second.use.brand) : first.keeps
        }
        return owner.map(\.use).map { other in
          let position = other.brand.location(other.text.span)
          return Finding(
            "alias \"\(alias.value)\" also belongs to \(other.brand.key) (\(position)); make it a keyword or remove one",
            at: brand.location(alias.span), related: [position])
        }.map { [$0] } ?? []
      }
    })

  package static let programmeCollision = Rule(
    "W203", .warning, "An alias isn't the name of another brand's loyalty programme.",
    entriesTogether: { context in
      context.eachAlias { brand, alias in
        NameIndex.others(than: brand, using: alias, in: context.names.programmes).map { other in
          let position = other.brand.location(other.text.span)
          return Finding(
            "alias \"\(alias.value)\" is also a programme of \(other.brand.key) (\(position))",
            at: brand.location(alias.span), fix: "make it a keyword, or remove it", related: [position])
        }
      }
    })

  package static let nameCollision = Rule(
    "E204", .error,
    "An alias isn't another brand's name, unless that brand is a tombstone replaced by this one.",
    entriesTogether: { context in
      let retired = context.retired.map { (entry: $0, key: SearchKey($0.name)) }
      return context.eachAlias { brand, alias in
        let brands = NameIndex.others(than: brand, using: alias, in: context.names.names)
          .filter { context.isLive($0.brand) || $0.brand.replacedBy?.value != brand.key }
          .map { ($0.brand.key, $0.brand.location($0.text.span)) }
        let tombstones = retired.filter {
          alias.keys.contains($0.key) && $0.entry.replacedBy?.value != brand.key
        }
        .map { ($0.entry.id.value, context.settings.location($0.entry.id.span)) }
        return (brands + tombstones).map { key, position in
          Finding(
            "alias \"\(alias.value)\" is the name of \(key) (\(position)); remove it",
            at: brand.location(alias.span), related: [position])
        }
      }
    })

  package static let aliasRepeatsName = Rule(
    "W204", .warning, "An alias says more than the name and the aliases before it.",
    entries: { context in
      { brand in context.isLive(brand) ? RepeatedAliases(brand).findings : [] }
    })

  package static let genericAlias = Rule(
    "E205", .error, "An alias isn't a word that many brands could go by.",
    entriesTogether: { context in
      let words = context.settings.genericWords
      return context.eachAlias { brand, alias in
        guard !alias.keys.isEmpty, let kind = words[alias.plainKey] else { return [] }
        let advice = context.fields.keywordLists.first.map { "move it to \($0)" } ?? "remove it"
        return [
          Finding("alias \"\(alias.value)\" is \(kind); \(advice)", at: brand.location(alias.span))
        ]
      }
    })

  package static let similarNames = Rule(
    "W217", .warning,
    "Two brands whose names differ by one letter, or by spaces and signs only, say that this is intended.",
    entriesTogether: { context in
      // A kind without the behaviour has no field to say so.
      guard let field = context.bindings[.distinctFrom] else { return { _ in [] } }
      let names = SimilarNames(context.brands, field: field)
      return { names.findings(of: $0) }
    })
}

extension SourceContext {
  /// Whether a brand had an alias in the last release.
  fileprivate func wasReleased(_ brand: BrandSource, with alias: SearchableName) -> Bool {
    guard let entry = released?.entry(brand.key) else { return false }
    let names = fields.aliases.flatMap { $0.texts(in: entry) }.map(SearchableName.init)
    return names.contains { !Set($0.keys).isDisjoint(with: alias.keys) }
  }

  /// The check of each alias of a live brand.
  fileprivate func eachAlias(
    _ check: @escaping (BrandSource, SearchableName) -> [Finding]
  ) -> (BrandSource) -> [Finding] {
    { brand in isLive(brand) ? brand.aliases.flatMap { check(brand, $0) } : [] }
  }
}
