extension LogoPass {
  static let flattenGroups = LogoPass(
    name: "FlattenGroups",
    purpose:
      "Replaces a group without opacity and clip by its content, because such a group has no effect."
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
