extension MetadataUpdate {
  /// Looks for a target in the verified metadata, in the order in which delegations are trusted (section 5.6.7).
  ///
  /// Where a delegated role's file has to be read first, ``request`` asks for it, and the search is to be made again
  /// after that.
  /// - Parameter path: the target's path, as its publisher wrote it.
  /// - Throws: `UpdateError` when the snapshot doesn't list a role that has to be asked.
  public mutating func find(_ path: String) throws(UpdateError) -> TargetSearch {
    guard trusted.targets(of: .topLevel) != nil else { return .needsMetadata }
    // A role whose file an earlier search asked for in vain doesn't keep this one from others.
    step = .done
    var open: [Delegation] = [.topLevel]
    var visited: Set<RoleName> = []
    while let delegation = open.popLast(), visited.count <= limits.delegations {
      guard visited.insert(delegation.role).inserted else { continue }
      guard let targets = trusted.targets(of: delegation)?.payload else {
        guard listed(delegation.role) != nil else { throw UpdateError(.notListed, of: delegation.role) }
        step = .targets(delegation)
        return .needsMetadata
      }
      if let file = targets.file(path) { return .found(file) }
      guard let next = targets.delegations?.roles(for: path) else { continue }
      if next.endsSearch { open = [] }
      open += next.names.reversed().map { Delegation(role: $0, delegator: delegation.role) }
    }
    return .absent
  }
}
