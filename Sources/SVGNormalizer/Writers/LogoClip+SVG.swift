extension LogoClip {
  /// The clip as an element of `defs`, without its id (CSS Masking 1 section 6.2).
  var svgElement: MarkupElement {
    let paths = outlines.map { outline in
      MarkupElement(
        "path", ["clip-rule": outline.rule.svgValue, "d": PathWriter.text(for: outline.path)])
    }
    return MarkupElement("clipPath", children: paths)
  }
}

extension FillRule {
  /// The value of `fill-rule` or `clip-rule`; `nil` for the default.
  var svgValue: String? { self == .nonZero ? nil : rawValue }
}
