/// Converts SVG files to one normal form, which every platform draws alike, or reports why it can't.
///
/// It reads nothing but the bytes it is given, and needs bounded time and memory whatever they are.
public struct LogoNormalizer: Sendable {
  private let passes: [DocumentPass]

  /// - Parameter sanitizes: Whether scripts, handlers, links and animation are removed with a warning. Otherwise
  ///   a file that has them is rejected.
  public init(sanitizes: Bool = false) {
    passes = sanitizes ? [.removeActiveContent] + DocumentPass.all : DocumentPass.all
  }

  /// Reads a file and normalises its picture.
  public func normalize(_ bytes: [UInt8]) -> NormalizedLogo {
    var log = ProblemLog(source: SVGSource(bytes: bytes))
    guard let file = SVGReader.read(bytes, log: &log) else {
      return NormalizedLogo(logo: nil, problems: log.problems)
    }
    var document = file
    for pass in passes { pass.apply(&document, &log) }
    // The picture is built even after an error, so that all errors are reported at once.
    let picture = LogoBuilder.logo(of: document, log: &log)
    guard let picture, !log.hasErrors else { return NormalizedLogo(logo: nil, problems: log.problems) }
    let logo = LogoPass.normalForm(of: picture)
    check(logo, of: document, file, &log)
    return NormalizedLogo(logo: log.hasErrors ? nil : logo, problems: log.problems)
  }

  /// Reports what is known only of the normalised picture.
  private func check(
    _ logo: Logo, of document: SVGDocument, _ file: SVGDocument, _ log: inout ProblemLog
  ) {
    if logo.nodes.isEmpty { EmptyPicture.report(document, of: file, &log) }
    if let limit = logo.exceededLimit {
      log.error(
        .limit, "the normalised logo can't be read again: \(limit)",
        fix: "simplify the drawing, and draw fewer copies of its parts", at: document.root)
    }
    if logo.nodes.contains(where: \.hasTooLongPath) {
      // A shape that use copies is tried once.
      var tried: Set<Int> = []
      let element = document.root.firstDescendant {
        $0.mayBeTooLong && tried.insert($0.offset).inserted && $0.isTooLong(in: document, log)
      }
      log.error(
        .limit, "this path has more than \(Path.longestData) bytes, which Android can't read",
        fix: "simplify the path, or split it where its parts don't touch", at: element ?? document.root)
    }
  }
}

extension SVGElement {
  /// The first of the elements within that meets a condition.
  func firstDescendant(where isMeant: (SVGElement) -> Bool) -> SVGElement? {
    for child in children {
      if isMeant(child) { return child }
      if let found = child.firstDescendant(where: isMeant) { return found }
    }
    return nil
  }

  /// The element without shapes but those of one tag.
  func withoutShapes(except offset: Int) -> SVGElement {
    var result = self
    result.children = children.compactMap { child in
      child.isShape && child.offset != offset ? nil : child.withoutShapes(except: offset)
    }
    return result
  }

  /// Whether the element is a shape with so much text that its path may be too long. Of these a file has few.
  fileprivate var mayBeTooLong: Bool {
    isShape && attributes.contains { $0.value.utf8.count > Path.longestData / 8 }
  }

  /// Whether the path of this element alone is too long for Android.
  fileprivate func isTooLong(in document: SVGDocument, _ log: ProblemLog) -> Bool {
    let alone = SVGDocument(root: document.root.withoutShapes(except: offset))
    var log = log
    let picture = LogoBuilder.logo(of: alone, log: &log).map(LogoPass.normalForm)
    return picture?.nodes.contains(where: \.hasTooLongPath) ?? false
  }

  /// Whether the element is a shape of SVG.
  var isShape: Bool { namespace == .svg && Self.shapes.contains(name) }

  private static let shapes: Set = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]
}

extension LogoNode {
  fileprivate var hasTooLongPath: Bool {
    switch self {
    case .path(let path): path.path.isTooLong
    case .group(let group): group.nodes.contains(where: \.hasTooLongPath)
    }
  }
}
