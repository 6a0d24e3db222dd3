extension LogoPass {
  /// A group that neither cuts nor makes translucent is nothing.
  static let flattenGroups = LogoPass(
    name: "FlattenGroups",
    purpose:
      "Puts what is in a group without opacity and clip in its place, because such a group says nothing."
  ) { logo in
    logo.nodes = logo.nodes.flattened
  }
}

extension [LogoNode] {
  fileprivate var flattened: [LogoNode] {
    var result: [LogoNode] = []
    result.reserveCapacity(count)
    for node in self {
      guard case .group(var group) = node else {
        result.append(node)
        continue
      }
      group.nodes = group.nodes.flattened
      if group.opacity == 1, group.clip == nil {
        result += group.nodes
      } else {
        result.append(.group(group))
      }
    }
    return result
  }
}
