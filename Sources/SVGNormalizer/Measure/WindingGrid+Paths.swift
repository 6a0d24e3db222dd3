extension WindingGrid {
  /// The points that a fill of the path covers.
  mutating func mask(of path: Path, _ rule: FillRule) -> SampleMask {
    for subpath in path.subpaths { add(subpath) }
    return takeMask(rule)
  }

  /// The points that a stroke along the path covers.
  mutating func mask(of path: Path, _ stroke: Stroke) -> SampleMask {
    for subpath in path.subpaths {
      var pen = StrokePen(stroke, at: subpath.start)
      for segment in subpath.segments where !isExhausted { pen.draw(segment, on: &self) }
      pen.finish(isClosed: subpath.isClosed, on: &self)
    }
    return takeMask(.nonZero)
  }

  /// The points that are in one of the clip's outlines.
  mutating func mask(of clip: LogoClip) -> SampleMask {
    var mask = SampleMask.empty
    for outline in clip.outlines { mask.formUnion(self.mask(of: outline.path, outline.rule)) }
    return mask
  }

  /// A fill closes what is open.
  private mutating func add(_ subpath: Subpath) {
    var current = subpath.start
    for segment in subpath.segments where !isExhausted {
      segment.forEachLineEnd(from: current) { end in
        addLine(from: current, to: end)
        current = end
      }
    }
    addLine(from: current, to: subpath.start)
  }
}
