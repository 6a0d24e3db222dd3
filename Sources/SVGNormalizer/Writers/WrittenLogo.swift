/// A logo with the data of its paths, which takes most of the time of writing it: SVG and VectorDrawable have the same.
public struct WrittenLogo: Sendable {
  /// From the lowest to the uppermost.
  let nodes: [WrittenNode]

  /// - Parameter logo: A logo in the normal form.
  public init(_ logo: Logo) { nodes = logo.nodes.map(WrittenNode.init) }
}

/// A node with the data of all paths in it.
enum WrittenNode: Sendable {
  case path(LogoPath, data: String)
  /// A group, and its nodes once more.
  case group(LogoGroup, [WrittenNode])

  fileprivate init(_ node: LogoNode) {
    switch node {
    case .path(let path): self = .path(path, data: PathWriter.text(for: path.path))
    case .group(let group): self = .group(group, group.nodes.map(WrittenNode.init))
    }
  }
}
