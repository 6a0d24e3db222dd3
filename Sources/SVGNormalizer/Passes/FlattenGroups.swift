extension LogoPass {
  static let flattenGroups = LogoPass(
    name: "FlattenGroups",
    purpose:
      "Replaces a group without opacity and clip by its content, because such a group has no effect, and makes one of two "
      + "where the outer one only cuts and the inner one only has an opacity."
  ) { logo in
    logo.nodes = logo.nodes.flattened
  }
}

extension [LogoNode] {
  fileprivate var flattened: [LogoNode] {
    reduce(into: []) { result, node in
      guard case .group(var group) = node else { return result.append(node) }
      group.nodes = group.nodes.flattened
      if group.opacity == 1, group.clip == nil {
        result += group.nodes
      } else {
        // Clip and opacity may be applied in either order.
        if group.opacity == 1, group.nodes.count == 1, case .group(let inner)? = group.nodes.first,
          inner.clip == nil
        {
          (group.opacity, group.nodes) = (inner.opacity, inner.nodes)
        }
        result.append(.group(group))
      }
    }
  }
}
