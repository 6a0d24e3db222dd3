/// A small, pure, idempotent step that simplifies an SVG file before its picture is read.
struct DocumentPass: Sendable {
  /// The name, which is also that of its fixtures.
  let name: String
  /// What it does and why, for the documentation.
  let purpose: String
  let apply: @Sendable (inout SVGDocument, inout ProblemLog) -> Void

  /// All passes in their order.
  static let all: [DocumentPass] = [
    .rejectActiveContent, .applyStyles, .dropFromClips, .resolveSwitches, .removeForeign, .cutWhiteMasks,
    .expandUses, .rejectUnsupported,
  ]
}

/// A small, pure, idempotent step towards a logo's normal form.
struct LogoPass: Sendable {
  /// The name, which is also that of its fixtures.
  let name: String
  /// What it does and why, for the documentation.
  let purpose: String
  let apply: @Sendable (inout Logo) -> Void

  /// All passes in their order. They are repeated until nothing changes, since one may give work to another.
  static let all: [LogoPass] = [
    .pushOpacity, .snapNumbers, .simplifyPaints, .tidyPaths, .dropInvisible, .dropClips, .flattenGroups,
    .splitLongPaths, .mergePaths,
  ]

  /// More rounds than any picture needs: each round that changes something leaves less to change.
  private static let mostRounds = 20

  /// The logo in its normal form.
  static func normalForm(of logo: Logo) -> Logo {
    var logo = logo
    for _ in 0..<mostRounds {
      let before = logo
      for pass in all { pass.apply(&logo) }
      if logo == before { break }
    }
    return logo
  }
}

/// A step of the normalisation, for the documentation.
public struct NormalizationStep: Hashable, Sendable {
  /// The name, which is also that of its fixtures.
  public let name: String
  /// One sentence that says what the step does and why.
  public let purpose: String

  /// The steps over the file's elements, in their order. The first is only done on request.
  public static let ofDocument = ([.removeActiveContent] + DocumentPass.all).map {
    NormalizationStep(name: $0.name, purpose: $0.purpose)
  }

  /// The following steps over the picture, in their order, repeated until nothing changes.
  public static let ofPicture = LogoPass.all.map { NormalizationStep(name: $0.name, purpose: $0.purpose) }
}
