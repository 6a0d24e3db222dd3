internal import Catalogue
package import CatalogueSources
internal import Diagnostics

/// Brands that point at others: at the one that replaces them, or at their parent.
extension Rule {
  package static let replacement = Rule(
    "E211", .error, "replacedBy leads to a live brand.",
    entriesTogether: { context in
      { brand in
        brand.replacedBy.flatMap { successor in
          context.replacementProblem(from: brand.key, to: successor.value, by: context.name(.successor))
            .map { [Finding($0, at: brand.location(successor.span))] }
        } ?? []
      }
    },
    sources: { context in
      context.retired.compactMap { entry in
        entry.replacedBy.flatMap {
          context.replacementProblem(
            from: entry.id.value, to: $0.value, by: MarketSettings.Retired.successorField)
        }
        .map { Finding($0, at: context.settings.location(entry.replacedBy?.span)) }
      }
    })

  package static let statusAndReplacement = Rule(
    "E212", .error, "A renamed or merged brand says what replaces it; a live or closed one doesn't.",
    entries: { context in { context.wrongStatus(of: $0).map { [$0] } ?? [] } },
    sources: { $0.retiredWithWrongStatus() })

  package static let group = Rule(
    "E213", .error, "group is the id of another live brand that has no group itself.",
    entriesTogether: { context in
      { brand in
        guard context.isLive(brand), let group = brand.group,
          let problem = context.groupProblem(of: brand, group.value)
        else { return [] }
        return [Finding(problem, at: brand.location(group.span))]
      }
    })
}

extension CollectionContext {
  /// A brand's status that doesn't go with its other fields.
  fileprivate func wrongStatus(of brand: BrandSource) -> Finding? {
    guard knowsStatus(of: brand) else { return nil }
    let (successor, end, ended) = (name(.successor), name(.endedOn), "set \(name(.status)): renamed")
    switch (brand.status, brand.replacedBy) {
    case (.renamed, nil), (.merged, nil):
      guard !unresolved.mayHave(successor, in: brand.source) else { return nil }
      return wrongStatus(of: brand, "needs \(successor)", fix: "add the id of the live brand")
    case (.active, _?), (.closed, _?):
      return wrongStatus(
        of: brand, "doesn't go with \(successor)", fix: "\(ended) or merged, or delete \(successor)")
    default:
      guard brand.isLive, brand.endedOn != nil else { return nil }
      return wrongStatus(
        of: brand, "doesn't go with \(end)", fix: "\(ended), merged or closed, or delete \(end)")
    }
  }

  private func wrongStatus(of brand: BrandSource, _ problem: String, fix: String) -> Finding {
    Finding(
      "\(name(.status)) \(brand.status.rawValue) \(problem)",
      at: brand.location(brand.statusText?.span ?? brand.replacedBy?.span ?? brand.endedOn?.span), fix: fix)
  }
}

extension SourceContext {
  /// Retired ids whose status and successor don't go together.
  fileprivate func retiredWithWrongStatus() -> [Finding] {
    guard !unresolved.mayHave(MarketSettings.Retired.successorField, in: settings.source) else { return [] }
    return retired.compactMap { entry in
      guard let status = entry.status, (status.value == .closed) != (entry.replacedBy == nil) else {
        return nil
      }
      let (need, fix) =
        status.value == .closed
        ? ("doesn't go with", "set status: renamed or merged, or delete replacedBy")
        : ("needs", "add the id of the live brand")
      return Finding(
        "status \(status.value.rawValue) \(need) replacedBy", at: settings.location(status.span), fix: fix)
    }
  }

  /// What is wrong with a replacement, in one sentence; `nil` when it is a live brand, and when the mistake is in
  /// another file, which has the finding.
  /// - Parameter field: the field that names the replacement.
  fileprivate func replacementProblem(from id: String, to target: String, by field: String) -> String? {
    var chain = [id]
    var next = target
    while !chain.contains(next) {
      chain.append(next)
      guard let brand = brandsByID[next] else {
        return chain.count == 2 ? missing(field, next, besides: id) : nil
      }
      if brand.isLive {
        return chain.count == 2 ? nil : "\(field) \"\(target)\" is itself replaced; write \"\(next)\""
      }
      guard let successor = brand.replacedBy?.value else {
        let isItsOwn = chain.count > 2 || brand.status != .closed
        return isItsOwn ? nil : "\(field) \"\(next)\" is closed, not a live brand"
      }
      next = successor
    }
    // Every brand of the loop has it; it is reported once.
    guard next == id, chain.min() == id else { return nil }
    return "\(field) chain \((chain + [id]).joined(separator: " -> ")) is a loop"
  }

  /// The live brand at the end of the chain of replacements that begins with an id; `nil` where it leads to none.
  package func liveSuccessor(of id: String?) -> BrandSource? {
    var (next, seen): (String?, Set<String>) = (id, [])
    while let id = next, let brand = brandsByID[id], seen.insert(id).inserted {
      if brand.isLive { return brand }
      next = brand.replacedBy?.value
    }
    return nil
  }

  fileprivate func groupProblem(of brand: BrandSource, _ group: String) -> String? {
    let field = bindings.name(.parent)
    guard let parent = brandsByID[group] else { return missing(field, group, besides: brand.key) }
    if group == brand.key { return "\(field) \"\(group)\" is the brand itself; delete it" }
    if !parent.isLive {
      let problem = "\(field) \"\(group)\" is \(parent.status.rawValue), not a live brand; "
      guard let successor = liveSuccessor(of: group)?.key else { return problem + "delete it" }
      return problem + (successor == brand.key ? "delete it" : "write \"\(successor)\"")
    }
    guard let above = parent.group?.value, above != group else { return nil }
    if above != brand.key {
      return "\(field) \"\(group)\" is in \(field) \"\(above)\" itself; write \"\(above)\""
    }
    guard brand.key < group else { return nil }
    return "\(brand.key) and \(group) are in each other's \(field); delete one of the two"
  }
}
