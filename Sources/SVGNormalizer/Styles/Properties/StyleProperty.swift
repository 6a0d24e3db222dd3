/// The properties that affect a picture (SVG 2 appendix F); all others are ignored.
enum StyleProperty: String, CaseIterable, Hashable, Sendable {
  case fill, stroke, color, opacity, display, visibility, overflow, mask, filter, isolation, transform
  case fillOpacity = "fill-opacity"
  case fillRule = "fill-rule"
  case strokeWidth = "stroke-width"
  case strokeOpacity = "stroke-opacity"
  case strokeLineCap = "stroke-linecap"
  case strokeLineJoin = "stroke-linejoin"
  case strokeMiterLimit = "stroke-miterlimit"
  case strokeDashArray = "stroke-dasharray"
  case strokeDashOffset = "stroke-dashoffset"
  case clipPath = "clip-path"
  case clipRule = "clip-rule"
  case maskType = "mask-type"
  case mixBlendMode = "mix-blend-mode"
  case paintOrder = "paint-order"
  case colorInterpolation = "color-interpolation"
  case stopColor = "stop-color"
  case stopOpacity = "stop-opacity"
  case transformOrigin = "transform-origin"
  case transformBox = "transform-box"
  case markerStart = "marker-start"
  case markerMid = "marker-mid"
  case markerEnd = "marker-end"
  case vectorEffect = "vector-effect"
  case fontSize = "font-size"
  case background, border, outline
  case backgroundColor = "background-color"
  case borderTop = "border-top"
  case borderRight = "border-right"
  case borderBottom = "border-bottom"
  case borderLeft = "border-left"
  case borderStyle = "border-style"
  case cx, cy, r, rx, ry, x, y, width, height, d

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// The property of a name in lower case.
  static func named(_ name: String) -> StyleProperty? { byName[name] }

  /// The initial value of an inherited property; `nil` for one that isn't inherited.
  var inheritedInitialValue: String? {
    switch self {
    case .fill, .color: "black"
    case .stroke, .strokeDashArray, .markerStart, .markerMid, .markerEnd: "none"
    case .fillOpacity, .strokeOpacity, .strokeWidth: "1"
    case .fillRule, .clipRule: "nonzero"
    case .strokeLineCap: "butt"
    case .strokeLineJoin: "miter"
    case .strokeMiterLimit: "4"
    case .strokeDashOffset: "0"
    case .visibility: "visible"
    case .paintOrder: "normal"
    case .fontSize: "medium"
    default: nil
    }
  }

  /// The attribute that sets the property on an element; `nil` if the property has no effect there.
  func attribute(on element: String) -> String? {
    switch (self, element) {
    case (.transform, "linearGradient"), (.transform, "radialGradient"): "gradientTransform"
    case (.transform, "pattern"): "patternTransform"
    case (.cx, "circle"), (.cx, "ellipse"), (.cy, "circle"), (.cy, "ellipse"), (.r, "circle"),
      (.rx, "rect"), (.rx, "ellipse"), (.ry, "rect"), (.ry, "ellipse"), (.d, "path"):
      rawValue
    // On an svg element, and for the size of what a use draws, browsers read the attributes alone.
    case (.x, "use"), (.y, "use"): rawValue
    case (.x, _), (.y, _), (.width, _), (.height, _):
      ["rect", "image", "foreignObject"].contains(element) ? rawValue : nil
    case (.cx, _), (.cy, _), (.r, _), (.rx, _), (.ry, _), (.d, _): nil
    default: boxPart == nil ? rawValue : nil
    }
  }

  /// What is seen of an element's box (CSS Backgrounds 3), which SVG has nothing of.
  enum BoxPart {
    case background, line
  }

  /// The part of the box that the property is about; `nil` for all that SVG has.
  var boxPart: BoxPart? {
    switch self {
    case .background, .backgroundColor: .background
    case .border, .borderTop, .borderRight, .borderBottom, .borderLeft, .borderStyle, .outline: .line
    default: nil
    }
  }

  /// Whether an attribute of that name sets it (SVG 2 section 6.6).
  var isAttribute: Bool { self != .transformBox && boxPart == nil }

  /// Whether the attribute of that name has CSS grammar. Those that SVG had first, such as `transform` and `cx`, have a
  /// grammar of their own.
  var isAttributeWrittenAsCSS: Bool {
    switch self {
    case .transform, .cx, .cy, .r, .rx, .ry, .x, .y, .width, .height, .d: false
    default: boxPart == nil
    }
  }

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
    case .fontSize: .fontSize
    case _ where boxPart != nil: .any
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
    case .colorInterpolation: ["auto", "srgb", "linearrgb"]
    case .transformBox: ["content-box", "border-box", "fill-box", "stroke-box", "view-box"]
    case .vectorEffect: ["none", "non-scaling-stroke", "non-scaling-size", "non-rotation", "fixed-position"]
    default: []
    }
  }
}

/// A value of a property.
enum StyleValue: Hashable, Sendable {
  case written(String)
  /// References to custom properties, which the element's decide.
  case pending([CSSToken])
  case inherit
  case initial
  /// `inherit` for inherited properties, otherwise `initial`.
  case unset

  /// The value in the grammar of attributes; `nil` if the attribute isn't needed.
  ///
  /// `inherit` stays for properties that aren't inherited: the parent may be a `use`.
  func attribute(of property: StyleProperty) -> String? {
    switch self {
    case .written(let text): text
    case .pending: nil
    case .inherit: property.inheritedInitialValue == nil ? "inherit" : nil
    // Only for this property do browsers' own style sheets set another value.
    case .initial: property == .overflow ? "visible" : property.inheritedInitialValue
    case .unset: property == .overflow ? "visible" : nil
    }
  }

  /// The keywords of all properties (CSS Cascade 5 section 7.3).
  init?(keyword: String) {
    switch keyword {
    case "inherit": self = .inherit
    case "initial": self = .initial
    case "unset", "revert", "revert-layer": self = .unset
    default: return nil
    }
  }
}
