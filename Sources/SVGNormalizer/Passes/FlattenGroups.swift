extension LogoPass {
  static let flattenGroups = LogoPass(
    name: "FlattenGroups",
    purpose: "Replaces a group without opacity and clip by its content, because such a group has no effect."
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
        result.append(.group(group))
      }
    }
  }
}
