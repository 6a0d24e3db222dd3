extension UseExpansion {
  /// A group with a copy of what a `use` refers to.
  mutating func reference(_ use: SVGElement, in viewport: Viewport, depth: Int) -> SVGElement? {
    guard let (id, target) = target(of: use), let offset = offset(of: use, in: viewport) else { return nil }
    uses += 1
    guard uses <= SVGLimits.uses else {
      stop("use makes more than \(SVGLimits.uses) copies", at: use)
      return nil
    }
    followed.append(id)
    defer { followed.removeLast() }
    guard let copy = copy(of: target.inheriting(from: use), for: use, in: viewport, depth: depth + 1) else {
      return nil
    }
    var group = use
    group.name = "g"
    group.attributes.removeAll { Self.attributesOfUse.contains($0.name) }
    group.append(Matrix(e: offset.x, f: offset.y))
    group.children = [copy]
    return group
  }

  private static let attributesOfUse: Set<String> = ["x", "y", "width", "height", "href", "xlink:href"]

  private mutating func copy(
    of target: SVGElement, for use: SVGElement, in viewport: Viewport, depth: Int
  ) -> SVGElement? {
    guard target.name == "symbol" || target.name == "svg" else {
      return drawn(target, in: viewport, depth: depth)
    }
    guard admits(target, depth: depth) else { return nil }
    return innerPicture(target, for: use, in: viewport, depth: depth)
  }

  private mutating func target(of use: SVGElement) -> (id: [UInt8], target: SVGElement)? {
    let attribute = use["href"] == nil ? "xlink:href" : "href"
    let reference = use[attribute].map { String($0.trimmingSpace) } ?? ""
    let isLocal = reference.first == "#"
    let name = isLocal ? String(reference.dropFirst()) : reference
    let id = Array(name.utf8)
    guard isLocal, let target = targets[name] else {
      log.warning(
        .reference, "there is no element with the id \"\(name)\"",
        fix: "delete the use element, or correct its href", at: use, attribute: attribute)
      return nil
    }
    guard !followed.contains(id) else {
      log.error(
        .cycle, "\"\(name)\" contains itself", fix: "delete this use element", at: use, attribute: attribute)
      return nil
    }
    return (id, target)
  }

  private mutating func offset(of use: SVGElement, in viewport: Viewport) -> Point? {
    guard let x = length("x", of: use, percentageOf: viewport.width, otherwise: 0),
      let y = length("y", of: use, percentageOf: viewport.height, otherwise: 0)
    else { return nil }
    return Point(x: x, y: y)
  }

  /// A length of an attribute; `nil` if it can't be read.
  mutating func length(
    _ attribute: String, of element: SVGElement, percentageOf whole: Double, otherwise: Double
  ) -> Double? {
    guard let text = element[attribute], text != "auto" else { return otherwise }
    return log.length(attribute, of: element)?.value(percentageOf: whole)
  }
}

extension SVGElement {
  /// Appends a transformation, which is applied before the element's own.
  mutating func append(_ matrix: Matrix) {
    guard matrix != .identity else { return }
    let isMove = matrix.a == 1 && matrix.d == 1
    let text =
      isMove
      ? "translate(\(matrix.e) \(matrix.f))" : "matrix(\(matrix.a) 0 0 \(matrix.d) \(matrix.e) \(matrix.f))"
    let own = self["transform"].flatMap { $0 == "none" ? nil : $0 + " " } ?? ""
    self["transform"] = own + text
  }
}

extension String {
  /// The same without XML's white space around it.
  var trimmingSpace: Substring.UnicodeScalarView {
    let isSpace = { (scalar: Unicode.Scalar) in scalar.value <= 0x20 }
    var text = Substring(self).unicodeScalars.drop(while: isSpace)
    while let last = text.last, isSpace(last) { text.removeLast() }
    return text
  }
}
