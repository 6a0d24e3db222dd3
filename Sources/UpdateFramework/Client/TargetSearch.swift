/// A role for targets, and the role that delegates to it.
public struct Delegation: Hashable, Sendable {
  /// The role for targets.
  public let role: RoleName
  /// The root, or the role whose targets delegate to this role.
  public let delegator: RoleName

  /// The top-level targets role, which the root names.
  public static let topLevel = Delegation(role: .targets, delegator: .root)

  /// A role to which the top-level targets delegate.
  public static func ofTopLevel(_ role: RoleName) -> Delegation {
    Delegation(role: role, delegator: .targets)
  }
}

/// The result of a search for a target.
public enum TargetSearch: Sendable {
  /// The file, as the most trusted role lists it that lists the path.
  case found(TargetFile)
  /// None of the searched roles lists the path.
  case absent
  /// A delegated role's file is needed first: the update's `request`.
  case needsMetadata
}

extension MetadataUpdate {
  /// Asks for the file of a delegated role, if it isn't verified yet: ``request`` does so then.
  /// - Throws: `UpdateError` when the snapshot doesn't list the role.
  public mutating func require(_ delegation: Delegation) throws(UpdateError) {
    guard trusted.targets(of: delegation) == nil else { return step = .done }
    guard listed(delegation.role) != nil else { throw UpdateError(.notListed, of: delegation.role) }
    step = .targets(delegation)
  }

  /// Searches for a target in the verified metadata, in the order of delegations (section 5.6.7).
  ///
  /// If a delegated role's file is needed first, ``request`` asks for it; search again after that.
  /// - Parameter path: the target's path, as its publisher wrote it.
  /// - Throws: `UpdateError` when the snapshot doesn't list a role that must be searched.
  public mutating func find(_ path: String) throws(UpdateError) -> TargetSearch {
    guard trusted.targets(of: .topLevel) != nil else { return .needsMetadata }
    // A file that an earlier search requested in vain must not stop this search.
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
