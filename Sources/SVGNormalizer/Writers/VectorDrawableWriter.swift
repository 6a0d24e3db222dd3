/// Writes a logo as a VectorDrawable for Android 7 (API level 24) and newer:
/// https://developer.android.com/reference/android/graphics/drawable/VectorDrawable
public struct VectorDrawableWriter {
  private var usesGradients = false

  /// The text of an XML resource that draws the same as the logo's SVG.
  ///
  /// - Parameter logo: A logo in the normal form.
  /// - Throws: What a VectorDrawable can't express.
  public static func text(for logo: Logo) throws(VectorDrawableLimitation) -> String {
    String(decoding: try bytes(for: WrittenLogo(logo)), as: UTF8.self)
  }

  /// The same, of a logo of which the paths are written already.
  public static func bytes(for logo: WrittenLogo) throws(VectorDrawableLimitation) -> [UInt8] {
    var writer = VectorDrawableWriter()
    let children = try writer.elements(of: logo.nodes, opacity: 1)
    let root = MarkupElement(
      "vector",
      [
        "xmlns:android": "http://schemas.android.com/apk/res/android",
        "xmlns:aapt": writer.usesGradients ? "http://schemas.android.com/aapt" : nil,
        "android:width": "48dp", "android:height": "48dp",
        "android:viewportWidth": NumberWriter.text(Logo.size),
        "android:viewportHeight": NumberWriter.text(Logo.size),
      ], children: children)
    var text = Array("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n".utf8)
    root.writeLines(to: &text)
    return text.fitted
  }

  private mutating func elements(of nodes: [WrittenNode], opacity: Double) throws(VectorDrawableLimitation)
    -> [MarkupElement]
  {
    var result: [MarkupElement] = []
    for node in nodes {
      switch node {
      case .path(let path, let data): result += try elements(of: path, data, opacity: opacity)
      case .group(let group, let nodes): result += try elements(of: group, nodes, opacity: opacity)
      }
    }
    return result
  }

  /// Android's groups have no opacity (the whole picture has one, but apps and Jetpack Compose ignore it), so each node
  /// gets it, which looks the same if they don't overlap.
  private mutating func elements(
    of group: LogoGroup, _ nodes: [WrittenNode], opacity: Double
  ) throws(VectorDrawableLimitation) -> [MarkupElement] {
    let opacity = opacity * group.opacity
    guard UInt8(opacity: opacity) > 0 else { return [] }
    guard opacity == 1 || BoxClusters.areApart(group.nodes.compactMap(\.bounds)) else {
      throw .groupOpacity
    }
    let children = try elements(of: nodes, opacity: opacity)
    guard let clip = group.clip else { return children }
    let outline = try VectorDrawablePathData.text(for: clip)
    // A clip without an outline hides everything.
    guard !outline.isEmpty, !children.isEmpty else { return [] }
    // A clip-path applies to what follows it, up to the end of its group.
    let cut = MarkupElement("clip-path", ["android:pathData": outline])
    return [MarkupElement("group", children: [cut] + children)]
  }

  private mutating func elements(
    of path: LogoPath, _ data: String, opacity: Double
  ) throws(VectorDrawableLimitation) -> [MarkupElement] {
    let layers = try VectorDrawableLayers(of: path, data, opacity: opacity * path.opacity).elements
    usesGradients = usesGradients || layers.contains(where: \.hasGradient)
    return layers
  }
}

extension MarkupElement {
  /// Whether a gradient is within.
  fileprivate var hasGradient: Bool { name == "gradient" || children.contains(where: \.hasGradient) }
}
