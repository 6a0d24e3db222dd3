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
    applier.apply(to: &document.root)
    if applier.cascade.isExhausted, let element = sheets.first?.element {
      applier.log.error(
        .limit, "there are too many style rules for so many elements",
        fix: "delete rules that select nothing, or set the properties on the elements themselves", at: element
      )
    }
    log = applier.log
  }

  private init(log: ProblemLog, cascade: Cascade) {
    self.log = log
    self.cascade = cascade
  }

  private mutating func apply(to element: inout SVGElement) {
    let ownIndex = index
    index += 1
    if element.namespace == .svg, !Self.animations.contains(element.name) { style(&element, at: ownIndex) }
    for index in element.children.indices { apply(to: &element.children[index]) }
    element.children.removeAll(where: StyleElement.isOne)
  }

  private mutating func style(_ element: inout SVGElement, at index: Int) {
    let values = cascade.values(of: element, at: index)
    warn(cascade.notes, at: element, "style")
    readAttributes(of: &element, except: values)
    element["style"] = nil
    element["class"] = nil
    guard !values.isEmpty else { return }
    for property in StyleProperty.allCases {
      guard let value = values[property], let attribute = property.attribute(on: element.name) else {
        continue
      }
      element[attribute] = value.attribute(of: property)
    }
  }

  /// Reads the presentation attributes that no declaration overrides.
  private mutating func readAttributes(
    of element: inout SVGElement, except values: [StyleProperty: StyleValue]
  ) {
    for attribute in element.attributes {
      guard let property = StyleProperty.named(attribute.name), property.isAttributeWrittenAsCSS,
        values[property] == nil
      else { continue }
      let reading = PresentationAttribute.read(property, attribute.value)
      warn(reading.notes, at: element, attribute.name)
      element[attribute.name] = reading.value
    }
  }

  private mutating func warn(_ notes: [LogoFinding], at element: SVGElement, _ attribute: String? = nil) {
    for note in notes { log.report(note, isError: false, at: element, attribute) }
  }
}
