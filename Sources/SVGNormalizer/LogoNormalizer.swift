/// Brings SVG files into the one form in which every platform draws them alike, or says why it can't.
///
/// Nothing is read but the bytes that are given, and any of them are done with in bounded time and memory.
public struct LogoNormalizer: Sendable {
  /// The form that is written. It changes whenever the same file would give other bytes, so that what was kept from
  /// an earlier version isn't used.
  public static let version = 1

  private let passes: [DocumentPass]

  /// - Parameter sanitizes: whether scripts, handlers, links and animation are taken out with a warning. Else the
  ///   file is refused for them.
  public init(sanitizes: Bool = false) {
    passes = sanitizes ? [.removeActiveContent] + DocumentPass.all : DocumentPass.all
  }

  /// Reads a file and brings its picture into normal form.
  public func normalize(_ bytes: [UInt8]) -> NormalizedLogo {
    var log = ProblemLog(source: SVGSource(bytes: bytes))
    let picture = picture(bytes, &log)
    guard let picture, !log.hasRefusal else { return NormalizedLogo(logo: nil, problems: log.problems) }
    let logo = LogoPass.normalForm(of: picture)
    check(logo, &log)
    return NormalizedLogo(logo: log.hasRefusal ? nil : logo, problems: log.problems)
  }

  /// The picture before it is brought into form. It is drawn even if it has been refused already, so that all that
  /// is wrong is told at once.
  private func picture(_ bytes: [UInt8], _ log: inout ProblemLog) -> Logo? {
    guard var document = SVGReader.read(bytes, log: &log) else { return nil }
    for pass in passes { pass.apply(&document, &log) }
    return LogoBuilder.logo(of: document, log: &log)
  }

  /// What is only known of the finished picture.
  private func check(_ logo: Logo, _ log: inout ProblemLog) {
    if logo.nodes.isEmpty {
      log.add(
        .empty, isRefusal: true, "nothing of this picture can be seen",
        fix: "check that its shapes have a fill or stroke and lie within the viewBox", span: 0..<0)
    }
    if logo.nodes.contains(where: \.hasTooLongPath) {
      log.add(
        .limit, isRefusal: true,
        "a path needs more than \(Path.longestData) bytes, and Android reads no longer one",
        fix: "simplify the path, or split it where its parts don't touch", span: 0..<0)
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
