internal import CatalogueSources
internal import Diagnostics

/// How many entries refer to another, as the schema of those that refer says it.
extension Rule {
  package static let referrers = Rule(
    "E702", .error, "As many entries refer to another as the reference's schema asks for.",
    sources: { context in
      context.schema.entry.fields.flatMap { field -> [Finding] in
        guard let referrers = field.referrers, referrers.minimum != nil || referrers.maximum != nil,
          let target = field.reference.flatMap(context.index)
        else { return [] }
        return context.strays(among: target, field, referrers)
      }
    })
}

extension SourceContext {
  /// The entries to which too few or too many others refer.
  fileprivate func strays(
    among target: EntryIndex, _ field: Field, _ referrers: Referrers
  ) -> [Finding] {
    var uses: [String: [(brand: BrandSource, span: Range<Int>)]] = [:]
    // What can't be read, or leads nowhere, may be meant for any.
    var isCertain = doubtfulCount == 0
    for brand in liveBrands {
      if unresolved.mayHave(field.name, in: brand.source) { isCertain = false }
      for id in brand.object.ids(field.name) {
        if target.brandsByID[id.value] == nil { isCertain = false }
        if uses[id.value]?.last?.brand !== brand { uses[id.value, default: []].append((brand, id.span)) }
      }
    }
    let tooMany = referrers.maximum.map { most in
      uses.sorted { $0.key < $1.key }.flatMap { id, uses in
        uses.dropFirst(most).map { use in
          let first = uses[0].brand
          return Finding(
            "\(field.name) \"\(id)\" also belongs to \(first.key); at most \(schema.collection.counted(most)) may have it",
            at: use.brand.location(use.span), fix: "remove one", related: [first.location(uses[0].span)])
        }
      }
    }
    guard isCertain, let least = referrers.minimum else { return tooMany ?? [] }
    let tooFew = target.liveBrands.filter { (uses[$0.key]?.count ?? 0) < least }.map { owner in
      let count = uses[owner.key]?.count ?? 0
      return Finding(
        "\(schema.collection.counted(count)) \(count == 1 ? "has" : "have") \"\(owner.key)\" among \(field.name); there must be at least \(least)",
        at: owner.location(owner.id?.span),
        fix: "add it to \(field.name) of a \(schema.collection.word)")
    }
    return (tooMany ?? []) + tooFew
  }
}
