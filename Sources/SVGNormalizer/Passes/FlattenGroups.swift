extension LogoPass {
  /// A group that neither cuts nor makes translucent is nothing.
  static let flattenGroups = LogoPass(
    name: "FlattenGroups", purpose: "puts what is in a group without opacity and clip in its place"
  ) { logo in
    logo.nodes = logo.nodes.flatMap { node in
      node.replacingGroups { $0.opacity == 1 && $0.clip == nil ? $0.nodes : [.group($0)] }
    }
  }
}
