internal import Catalogue
internal import CatalogueSources
internal import Diagnostics
internal import YAMLSource

/// What a brand alone may have: its id, its rank, its Wikidata item.
extension Rule {
  package static let uniqueID = Rule(
    "E201", .error, "An id is used once, ever: not by two brands, and not again after it was retired.",
    entriesTogether: { context in
      let retired = Dictionary(context.retired.map { ($0.id.value, $0) }) { first, _ in first }
      return { brand in
        [context.sharedID(brand), context.retiredID(brand, retired[brand.key])].compactMap(\.self)
      }
    },
    sources: { $0.settings.retiredTwice($0.retired) })

  package static let permanentID = Rule(
    "E202", .error, "An id that was published stays: a brand that ends leaves a tombstone.",
    sources: { context in
      guard let baseline = context.baseline, let released = context.released else { return [] }
      let retired = Set(context.retired.map(\.id.value))
      let settings = context.settings
      let mayBeRetired = settings.isUnreadable || context.unresolved.mayHave("retired", in: settings.source)
      return released.ids.filter { id in
        !context.hasFile(named: id) && context.brandsByID[id] == nil && !retired.contains(id)
          && !(mayBeRetired && released.tombstones[id] != nil)
      }.map { id in
        Finding(
          "\(context.schema.collection.word) \"\(id)\" was published on \(baseline.version.date) and is gone; "
            + (released.tombstones[id] == nil
              ? "keep the file\(context.endAdvice(for: id))"
              : "bring back its file, or \(context.retirementAdvice(for: id))"),
          // Its own file is gone, and a position must exist.
          at: .file(settings.source.path))
      }
    })

  package static let ranks = Rule(
    "E214", .error, "Ranks run from 1 without gaps, each used once.",
    sources: { context in
      var holders: [Int: BrandSource] = [:]
      var shared: [Finding] = []
      for brand in context.liveBrands {
        guard let rank = brand.rank else { continue }
        guard let first = holders[rank.value] else {
          holders[rank.value] = brand
          continue
        }
        // Two files of one id have a finding already.
        guard first.key != brand.key else { continue }
        shared.append(
          Finding(
            "\(context.name(.rank)) \(rank.value) is used by \(first.key) and \(brand.key)",
            at: brand.location(rank.span),
            fix: "give each a rank of its own, as catalogue rank does",
            related: [first.location(first.rank?.span)]))
      }
      // The rank that is missing may be the one that was mistyped.
      let mayBeTyped =
        context.hasUnreadable || context.doubtfulCount > context.strayPaths.count
        || context.mayHave(context.name(.rank)) || holders.keys.contains { Int32(exactly: $0) == nil }
      return shared.isEmpty && !mayBeTyped ? gaps(holders, context) : shared
    })

  private static func gaps(_ holders: [Int: BrandSource], _ context: SourceContext) -> [Finding] {
    let field = context.name(.rank)
    let holders = holders.filter { $0.key > 0 }.sorted { $0.key < $1.key }
    return zip([0] + holders.map(\.key), holders).filter { $1.key > $0 + 1 }.map { last, holder in
      let (rank, brand) = holder
      // One that ended by hand may have it still.
      let ended = context.brands.first { !$0.isLive && $0.rank?.value == rank - 1 }
      let place = ended.map { $0.location($0.rank?.span) }
      let reason = ended.flatMap { brand in place.map { ": \(brand.key) ended (\($0))" } } ?? ""
      return Finding(
        "\(field) \(rank) is used but \(field) \(rank - 1) isn't\(reason)",
        at: brand.location(brand.rank?.span),
        fix:
          "give \(field) \(last + 1) to another, or lower each \(field) from \(rank) on by \(rank - last - 1), as catalogue rank does",
        related: place.map { [$0] } ?? [])
    }
  }

  package static let sharedWikidata = Rule(
    "E216", .error,
    "Two brands share a Wikidata item only when one is in the other's group, or both in a third's.",
    entriesTogether: { context in
      let holders = Dictionary(
        context.brands.lazy.filter(context.isLive).compactMap { brand in
          brand.wikidata.map { ($0.value, brand) }
        }
      ) { first, _ in first }
      return { brand in
        guard context.isLive(brand), let item = brand.wikidata, let first = holders[item.value],
          first !== brand
        else { return [] }
        let family = first.group?.value ?? first.key
        guard family != brand.group?.value ?? brand.key else { return [] }
        return [
          Finding(
            "\(context.name(.wikidata)) \(item.value) is on \(first.key) and \(brand.key); set "
              + "\(context.name(.parent)): \(family) or correct one",
            at: brand.location(item.span), related: [first.location(first.wikidata?.span)])
        ]
      }
    })
}

extension SourceContext {
  /// How a brand ends, where the kind says how.
  fileprivate func endAdvice(for id: String) -> String {
    guard let status = bindings[.status] else { return ", or \(retirementAdvice(for: id))" }
    return " and set \(status): renamed + \(name(.successor)), or closed"
  }

  /// How a published id is retired without a file: with what the last release tells of it.
  /// - Parameters:
  ///   - status: how it ends, where that is known.
  ///   - successor: the id of the entry that takes its place.
  ///   - day: its last day.
  package func retirementAdvice(
    for id: String, as status: String? = nil, replacedBy successor: String? = nil, on day: String? = nil
  ) -> String {
    let (entry, tombstone) = (released?.entry(id), released?.tombstones[id])
    let name = tombstone?.name ?? entry.flatMap { schema.namePath?.texts(in: $0).first?.value } ?? id
    let fields = [
      ("id", id), ("collection", kind.hasOneCollection ? nil : schema.collection.name), ("name", name),
      ("status", status ?? tombstone?.status), ("endedOn", day ?? tombstone?.endedOn?.description),
      (MarketSettings.Retired.successorField, successor ?? tombstone?.replacedBy),
    ].compactMap { field, value in value.map { "\(field): \(YAMLWriter.scalar($0))" } }
    return
      "list it under \"retired\" in \(settings.source.path.fileName): - {\(fields.joined(separator: ", "))}"
  }

  /// Two files with one id: the one that isn't named after it has to change.
  fileprivate func sharedID(_ brand: BrandSource) -> Finding? {
    guard let owner = brandsByID[brand.key], owner.source.path != brand.source.path else { return nil }
    return Finding(
      "id \"\(brand.key)\" is also used by \(owner.source.path); choose a new id",
      at: brand.location(brand.id?.span), related: [owner.location(owner.id?.span)])
  }
}

extension MarketSettings {
  /// - Parameter retired: those of one collection.
  fileprivate func retiredTwice(_ retired: [Retired]) -> [Finding] {
    var first: [String: Retired] = [:]
    return retired.compactMap { entry in
      guard let other = first[entry.id.value] else {
        first[entry.id.value] = entry
        return nil
      }
      return Finding(
        "id \"\(entry.id.value)\" is in the list of retired ids twice", at: location(entry.id.span),
        fix: "delete one of them", related: [location(other.id.span)])
    }
  }
}
