/// Converts SVG files to one normal form, which every platform draws alike, or reports why it can't.
///
/// It reads nothing but the bytes it is given, and needs bounded time and memory whatever they are.
public struct LogoNormalizer: Sendable {
  /// Goes up whenever the same file would give other bytes or messages, so that no result of an earlier version is
  /// taken from a cache.
  public static let version = 5

  private let passes: [DocumentPass]

  /// - Parameter sanitizes: Whether scripts, handlers, links and animation are removed with a warning. Otherwise
  ///   a file that has them is rejected.
  public init(sanitizes: Bool = false) {
    passes = sanitizes ? [.removeActiveContent] + DocumentPass.all : DocumentPass.all
  }

  /// Reads a file and normalises its picture.
  public func normalize(_ bytes: [UInt8]) -> NormalizedLogo {
    var log = ProblemLog(source: SVGSource(bytes: bytes))
    let picture = picture(bytes, &log)
    guard let picture, !log.hasErrors else { return NormalizedLogo(logo: nil, problems: log.problems) }
    let logo = LogoPass.normalForm(of: picture)
    check(logo, &log)
    return NormalizedLogo(logo: log.hasErrors ? nil : logo, problems: log.problems)
  }

  /// The picture before the passes over it. It is built even after an error, so that all errors are reported at once.
  private func picture(_ bytes: [UInt8], _ log: inout ProblemLog) -> Logo? {
    guard var document = SVGReader.read(bytes, log: &log) else { return nil }
    for pass in passes { pass.apply(&document, &log) }
    return LogoBuilder.logo(of: document, log: &log)
  }

  /// Reports what is known only of the normalised picture.
  private func check(_ logo: Logo, _ log: inout ProblemLog) {
    if logo.nodes.isEmpty {
      log.add(
        .error(
          .empty, "the picture is empty",
          fix: "check that its shapes have a fill or stroke and lie within the viewBox", span: 0..<0))
    }
    if logo.nodes.contains(where: \.hasTooLongPath) {
      log.add(
        .error(
          .limit, "a path has more than \(Path.longestData) bytes, which Android can't read",
          fix: "simplify the path, or split it where its parts don't touch", span: 0..<0))
    }
  }
}

extension LogoNode {
  fileprivate var hasTooLongPath: Bool {
    switch self {
    case .path(let path): path.path.isTooLong
    case .group(let group): group.nodes.contains(where: \.hasTooLongPath)
    }
  }
}
