extension DocumentPass {
  /// Turns style rules and `style` attributes into presentation attributes.
  static let applyStyles = DocumentPass(
    name: "ApplyStyles",
    purpose:
      "Turns style rules and style attributes into presentation attributes, as the CSS cascade decides, "
      + "because Android and React Native read no style sheets.",
    apply: { document, log in StyleApplier.apply(to: &document, log: &log) })
}

/// Puts the values that the cascade finds on the elements of a document.
struct StyleApplier {
  private(set) var log: ProblemLog
  private var cascade: Cascade
  /// How many tags have been passed.
  private var place = 0

  /// Elements on which `fill` and its like mean something else (SVG 2 section 6.6).
  private static let animations: Set = [
    "animate", "animateColor", "animateMotion", "animateTransform", "set",
  ]

  /// Puts the values on a document's elements, and takes away the style sheets and what they need.
  static func apply(to document: inout SVGDocument, log: inout ProblemLog) {
    let sheets = StyleElement.sheets(in: document.root)
    let cascade = Cascade(
      rules: sheets.flatMap(\.sheet.rules), root: document.root, steps: SVGLimits.styleMatches)
    var applier = StyleApplier(log: log, cascade: cascade)
    for (element, sheet) in sheets { applier.warn(sheet.notes, at: element, attribute: nil) }
    applier.apply(to: &document.root)
    if applier.cascade.isExhausted, let element = sheets.first?.element {
      applier.log.refuse(
        .limit, "the style rules are too many for so many elements",
        fix: "leave out rules that select nothing, or put the properties on the elements themselves",
        at: element)
    }
    log = applier.log
  }

  private init(log: ProblemLog, cascade: Cascade) {
    self.log = log
    self.cascade = cascade
  }

  private mutating func apply(to element: inout SVGElement) {
    let here = place
    place += 1
    if element.namespace == .svg, !Self.animations.contains(element.name) { style(&element, at: here) }
    for index in element.children.indices { apply(to: &element.children[index]) }
    element.children.removeAll(where: StyleElement.isOne)
  }

  private mutating func style(_ element: inout SVGElement, at place: Int) {
    let values = cascade.values(of: element, at: place)
    warn(cascade.notes, at: element, attribute: "style")
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

  /// Reads the presentation attributes that no declaration beats.
  private mutating func readAttributes(
    of element: inout SVGElement, except values: [StyleProperty: StyleValue]
  ) {
    for attribute in element.attributes {
      guard let property = StyleProperty.named(attribute.name), property.isAttributeWrittenAsCSS,
        values[property] == nil
      else { continue }
      let reading = PresentationAttribute.read(property, attribute.value)
      warn(reading.notes, at: element, attribute: attribute.name)
      element[attribute.name] = reading.value
    }
  }

  private mutating func warn(_ notes: [StyleNote], at element: SVGElement, attribute: String?) {
    for note in notes { log.warn(.style, note.message, fix: note.fix, at: element, attribute: attribute) }
  }
}
