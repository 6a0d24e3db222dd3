extension StyleProperty {
  /// What a value of the property looks like.
  var grammar: PropertyGrammar {
    switch self {
    case .fill, .stroke: .paint
    case .color, .stopColor: .color
    case .opacity, .fillOpacity, .strokeOpacity, .stopOpacity: .number(canBePercentage: true)
    case .strokeMiterLimit: .number(canBePercentage: false)
    case .strokeWidth: .length(canBeNegative: false)
    case .strokeDashOffset: .length(canBeNegative: true)
    case .strokeDashArray: .dashes
    case .clipPath, .mask, .filter, .markerStart, .markerMid, .markerEnd: .effect
    case .transform: .transform
    case .transformOrigin: .position
    case .cx, .cy, .x, .y: .size(canBeNegative: true, canBeAutomatic: false)
    case .r: .size(canBeNegative: false, canBeAutomatic: false)
    case .rx, .ry, .width, .height: .size(canBeNegative: false, canBeAutomatic: true)
    case .d: .outline
    case .display, .paintOrder, .mixBlendMode: .words(nil)
    default: .words(words)
    }
  }

  private var words: Set<String> {
    switch self {
    case .fillRule, .clipRule: ["nonzero", "evenodd"]
    case .strokeLineCap: ["butt", "round", "square"]
    case .strokeLineJoin: ["miter", "round", "bevel"]
    case .visibility: ["visible", "hidden", "collapse"]
    case .overflow: ["visible", "hidden", "scroll", "auto", "clip"]
    case .isolation: ["auto", "isolate"]
    case .maskType: ["luminance", "alpha"]
    case .transformBox: ["content-box", "border-box", "fill-box", "stroke-box", "view-box"]
    case .vectorEffect: ["none", "non-scaling-stroke", "non-scaling-size", "non-rotation", "fixed-position"]
    default: []
    }
  }
}
