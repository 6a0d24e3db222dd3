internal import Catalogue
internal import Diagnostics

/// How brands fit together.
extension Rule {
  static let uniqueID = Rule(
    "E201", .error, "An id is used once, ever: not by two brands, and not again after it was retired.",
    example:
      #"brands/auchan.yaml:2:5: error[E201]: id "auchan" was retired on 2020-07-01 and can't be used again; choose a new id"#,
    sources: { context in
      let retired = context.settings.retired
      var findings: [Finding] = []
      var seen: [String: BrandSource] = [:]
      for brand in context.brands {
        let place = brand.location(brand.id?.span)
        if let first = seen[brand.key] {
          findings.append(
            Finding(
              "id \"\(brand.key)\" is also used by \(first.source.path); choose a new id", at: place,
              related: [first.location(first.id?.span)]))
        }
        seen[brand.key] = seen[brand.key] ?? brand
        let entry = retired.first { $0.id.value == brand.key }
        let tombstone = brand.isLive ? context.baseline?.tombstones[brand.key] : nil
        if entry != nil || tombstone != nil {
          let day = (entry?.endedOn ?? tombstone?.endedOn).map { " on \($0)" } ?? ""
          findings.append(
            Finding(
              "id \"\(brand.key)\" was retired\(day) and can't be used again; choose a new id", at: place))
        }
      }
      return findings
    })

  static let permanentID = Rule(
    "E202", .error, "An id that was published stays: a brand that is no more leaves a tombstone.",
    example:
      #"error[E202]: brand "pitta-rosso" was published on 2026-05-31 and is gone; keep the file and set status: renamed + replacedBy, or closed"#,
    sources: { context in
      guard let baseline = context.baseline else { return [] }
      let present = Set(context.brandsByID.keys).union(context.settings.retired.map(\.id.value))
      return baseline.ids.filter { !present.contains($0) }.map { id in
        Finding(
          "brand \"\(id)\" was published on \(baseline.version.date) and is gone; "
            + "keep the file and set status: renamed + replacedBy, or closed", at: nil)
      }
    })

  static let replacement = Rule(
    "E211", .error, "replacedBy leads to a live brand.",
    example: #"brands/eni.yaml:9:13: error[E211]: replacedBy chain eni -> enilive -> eni is a loop"#,
    sources: { context in
      let files = context.brands.compactMap { brand in
        brand.replacedBy.flatMap { context.replacementProblem(from: brand.key, to: $0.value) }
          .map { Finding($0, at: brand.location(brand.replacedBy?.span)) }
      }
      let retired = context.settings.retired.compactMap { entry in
        entry.replacedBy.flatMap { context.replacementProblem(from: entry.id.value, to: $0.value) }
          .map { Finding($0, at: context.settings.location(entry.replacedBy?.span)) }
      }
      return files + retired
    })

  static let statusAndReplacement = Rule(
    "E212", .error, "A renamed or merged brand says what replaces it; a live or closed one doesn't.",
    example: #"brands/eni.yaml:8:9: error[E212]: status renamed needs replacedBy"#,
    sources: { context in
      context.brands.compactMap { brand in
        let place = brand.location(brand.statusText?.span ?? brand.replacedBy?.span ?? brand.endedOn?.span)
        switch (brand.status, brand.replacedBy) {
        case (.renamed, nil), (.merged, nil):
          return Finding(
            "status \(brand.status.rawValue) needs replacedBy", at: place, fix: "add the id of the live brand"
          )
        case (.active, _?), (.closed, _?):
          return Finding(
            "status \(brand.status.rawValue) doesn't go with replacedBy", at: place,
            fix: "set status: renamed or merged, or delete replacedBy")
        default:
          guard brand.isLive, brand.endedOn != nil else { return nil }
          return Finding(
            "status \(brand.status.rawValue) doesn't go with endedOn", at: place,
            fix: "set status: renamed, merged or closed, or delete endedOn")
        }
      }
    })

  static let group = Rule(
    "E213", .error, "group is the id of another live brand that has no group itself.",
    example: #"brands/famila.yaml:9:8: error[E213]: group "selx" doesn't exist; did you mean "selex"?"#,
    sources: { context in
      context.brands.compactMap { brand in
        guard let group = brand.group, let problem = context.groupProblem(of: brand, group.value) else {
          return nil
        }
        return Finding(problem, at: brand.location(group.span))
      }
    })

  static let ranks = Rule(
    "E214", .error, "Ranks run from 1 without gaps, each used once.",
    example: #"brands/lidl.yaml:20:7: error[E214]: rank 3 is used by coop and lidl"#,
    sources: { context in
      var holders: [Int: BrandSource] = [:]
      var findings: [Finding] = []
      for brand in context.liveBrands {
        guard let rank = brand.rank else { continue }
        if let first = holders[rank.value] {
          findings.append(
            Finding(
              "rank \(rank.value) is used by \(first.key) and \(brand.key)", at: brand.location(rank.span),
              fix: "give each a rank of its own", related: [first.location(first.rank?.span)]))
        } else {
          holders[rank.value] = brand
        }
      }
      for (rank, brand) in holders.sorted(by: { $0.key < $1.key }) where rank > 1 && holders[rank - 1] == nil
      {
        findings.append(
          Finding(
            "rank \(rank) is used but rank \(rank - 1) isn't", at: brand.location(brand.rank?.span),
            fix: "close the gap"))
      }
      return findings
    })

  static let sharedWikidata = Rule(
    "E216", .error, "Two brands share a Wikidata item only when one is in the other's group.",
    example:
      #"brands/coincasa.yaml:11:11: error[E216]: wikidata Q1107215 is on coin and coincasa; set group: coin or correct one"#,
    sources: { context in
      var holders: [String: BrandSource] = [:]
      return context.liveBrands.compactMap { brand in
        guard let item = brand.wikidata else { return nil }
        guard let first = holders[item.value] else {
          holders[item.value] = brand
          return nil
        }
        if brand.group?.value == first.key || first.group?.value == brand.key { return nil }
        return Finding(
          "wikidata \(item.value) is on \(first.key) and \(brand.key); set group: \(first.key) or correct one",
          at: brand.location(item.span), related: [first.location(first.wikidata?.span)])
      }
    })
}

extension SourceContext {
  /// What is wrong with a replacement, in one sentence; `nil` when it is a live brand.
  fileprivate func replacementProblem(from id: String, to target: String) -> String? {
    var chain = [id]
    var next: String? = target
    while let current = next {
      if chain.contains(current) {
        return "replacedBy chain \((chain + [current]).joined(separator: " -> ")) is a loop"
      }
      chain.append(current)
      guard let brand = brandsByID[current] else { return missing("replacedBy", current) }
      next = brand.isLive ? nil : brand.replacedBy?.value
      if !brand.isLive, next == nil {
        return "replacedBy \"\(current)\" is \(brand.status.rawValue), not a live brand"
      }
    }
    guard chain.count > 2, let last = chain.last else { return nil }
    return "replacedBy \"\(target)\" is itself replaced; write \"\(last)\""
  }

  fileprivate func groupProblem(of brand: BrandSource, _ group: String) -> String? {
    guard let parent = brandsByID[group] else { return missing("group", group) }
    if group == brand.key { return "group \"\(group)\" is the brand itself; delete it" }
    if !parent.isLive { return "group \"\(group)\" is \(parent.status.rawValue), not a live brand" }
    if let above = parent.group {
      return "group \"\(group)\" is in group \"\(above.value)\" itself; write \"\(above.value)\""
    }
    return nil
  }

  private func missing(_ field: String, _ id: String) -> String {
    let nearest = NearestName.of(id, in: brandsByID.keys.sorted()).map { "; did you mean \"\($0)\"?" }
    return "\(field) \"\(id)\" doesn't exist" + (nearest ?? "")
  }
}
