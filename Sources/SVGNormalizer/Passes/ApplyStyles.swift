extension DocumentPass {
  static let applyStyles = DocumentPass(
    name: "ApplyStyles",
    purpose:
      "Converts style rules and style attributes to presentation attributes by the CSS cascade, because Android and "
      + "React Native read no style sheets.",
    apply: { document, log in StyleApplier.apply(to: &document, log: &log) })
}

/// Sets the values of the cascade on the elements of a document.
private struct StyleApplier {
  private var log: ProblemLog
  private var cascade: Cascade
  /// The index of the next element, in the order of tags.
  private var index = 0
  private var variables = VariableUses()

  /// Elements on which attributes such as `fill` have another meaning (SVG 2 section 6.6).
  private static let animations: Set = [
    "animate", "animateColor", "animateMotion", "animateTransform", "set",
  ]

  /// Sets the values, and removes the style sheets and the attributes that only they use.
  static func apply(to document: inout SVGDocument, log: inout ProblemLog) {
    let sheets = StyleElement.sheets(in: document.root)
    let cascade = Cascade(
      rules: sheets.flatMap(\.sheet.rules), root: document.root, steps: SVGLimits.styleMatches)
    var applier = StyleApplier(log: log, cascade: cascade)
    for (element, sheet) in sheets { applier.warn(sheet.notes, at: element) }
    applier.apply(to: &document.root, in: InheritedStyle(), isRoot: true)
    if applier.cascade.isExhausted {
      let element = sheets.first?.element ?? document.root
      applier.log.error(
        .limit, "there are too many style rules or custom properties for so many elements",
        fix: "delete rules that select nothing, or set the properties on the elements themselves", at: element
      )
    }
    applier.variables.report(to: &applier.log)
    log = applier.log
  }

  private init(log: ProblemLog, cascade: Cascade) {
    self.log = log
    self.cascade = cascade
  }

  private mutating func apply(to element: inout SVGElement, in outer: InheritedStyle, isRoot: Bool = false) {
    let ownIndex = index
    index += 1
    var style = outer
    if element.namespace == .svg, !Self.animations.contains(element.name) {
      let applied = cascade.style(of: element, at: ownIndex, inherited: outer.custom)
      style.custom = applied.custom
      set(applied, on: &element)
      if isRoot {
        log.compareSize(applied, of: element)
        log.warnOfBox(applied, of: element)
      } else {
        log.rejectContents(of: element)
      }
      style.update(&element, isRoot: isRoot)
      if style.hasRelativeLengths { variables.hasRelativeLengths = true }
      variables.pass(element, in: style.surroundings, parent: outer.surroundings)
    }
    for index in element.children.indices { apply(to: &element.children[index], in: style) }
    element.children.removeAll(where: StyleElement.isOne)
  }

  /// Sets the attributes of an element.
  private mutating func set(_ style: AppliedStyle, on element: inout SVGElement) {
    warn(cascade.notes, at: element, "style")
    readAttributes(of: &element, except: style)
    element["style"] = nil
    element["class"] = nil
    var values = style.values
    for property in StyleProperty.allCases where !values.isEmpty {
      guard let value = values.removeValue(forKey: property),
        let attribute = property.attribute(on: element.name)
      else { continue }
      element[attribute] = value.attribute(of: property)
    }
  }

  /// Reads the presentation attributes that no declaration overrides.
  private mutating func readAttributes(of element: inout SVGElement, except style: AppliedStyle) {
    for attribute in element.attributes {
      guard let property = StyleProperty.named(attribute.name), property.isAttributeWrittenAsCSS,
        style.values[property] == nil
      else { continue }
      guard property.isAttribute else {
        warn([.onlyInStyles(property)], at: element, attribute.name)
        element[attribute.name] = nil
        continue
      }
      let value = cascade.value(of: property, attribute: attribute.value, style.custom)
      warn(cascade.notes, at: element, attribute.name)
      element[attribute.name] = value
    }
  }

  private mutating func warn(_ notes: [LogoFinding], at element: SVGElement, _ attribute: String? = nil) {
    for note in notes { log.report(note, isError: false, at: element, attribute) }
  }
}

extension LogoFinding {
  fileprivate static func onlyInStyles(_ property: StyleProperty) -> LogoFinding {
    LogoFinding(
      .style, "the attribute \(property.rawValue) is ignored: it is only a property of styles",
      fix: "write it as style=\"\(property.rawValue): …\", or delete it")
  }
}

/// What elements inherit that no attribute tells later.
private struct InheritedStyle {
  var custom = CustomProperties()
  private var fontSize = FontSize()
  /// Whether an element on the way here has a length that depends on the size of the font.
  private(set) var hasRelativeLengths = false
  private var color = "black"
  /// The parent's own values of properties that aren't inherited, but may be by the word `inherit`.
  private var stop: [String: String] = [:]

  /// What a `use` may change in what it draws.
  var surroundings: VariableUses.Surroundings { .init(custom: custom, fontSize: fontSize) }

  private static let stopProperties = ["stop-color", "stop-opacity"]

  /// Passes an element, and replaces what depends on its ancestors in it.
  mutating func update(_ element: inout SVGElement, isRoot: Bool) {
    fontSize = fontSize.within(element, isRoot: isRoot)
    element["font-size"] = nil
    if fontSize.resolveLengths(of: &element) { hasRelativeLengths = true }
    if let own = element["color"], own.cssKeyword != "currentcolor" { color = own }
    for property in Self.stopProperties where element[property]?.cssKeyword == "inherit" {
      element[property] = stop[property]
    }
    stop = Self.stopProperties.reduce(into: [:]) { $0[$1] = element[$1] }
    if element.name == "stop", element["stop-color"]?.cssKeyword == "currentcolor" {
      element["stop-color"] = color
    }
  }
}
