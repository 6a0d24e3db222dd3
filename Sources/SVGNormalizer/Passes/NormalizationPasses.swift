/// A step that makes an SVG file plainer before its picture is read: small, pure, and without effect when done twice.
struct DocumentPass: Sendable {
  /// The name, which is that of its fixtures too.
  let name: String
  /// What it does and why, for the documentation.
  let purpose: String
  let apply: @Sendable (inout SVGDocument, inout ProblemLog) -> Void
}

extension DocumentPass {
  /// The passes in the order in which they are done.
  static let all: [DocumentPass] = [
    .refuseActiveContent, .resolveSwitches, .removeForeign, .applyStyles, .expandUses, .refuseUnsupported,
  ]
}

/// A step that brings a logo nearer to its normal form: small, pure, and without effect when done twice.
struct LogoPass: Sendable {
  /// The name, which is that of its fixtures too.
  let name: String
  /// What it does and why, for the documentation.
  let purpose: String
  let apply: @Sendable (inout Logo) -> Void
}

extension LogoPass {
  /// The passes in the order in which they are done. They are done again until nothing changes, since one may make
  /// room for another.
  static let all: [LogoPass] = [
    .pushOpacity, .snapNumbers, .simplifyPaints, .tidyPaths, .dropInvisible, .dropClips, .flattenGroups,
    .splitLongPaths,
    .mergePaths,
  ]

  /// More rounds than any picture needs: each one that changes something leaves less to change.
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

/// A step by which a file is brought into the normal form, for the documentation.
public struct NormalizationStep: Hashable, Sendable {
  /// The name, which is that of its fixtures too.
  public let name: String
  /// One sentence that says what the step does and why.
  public let purpose: String

  /// The steps that are done to the file's elements, in their order. The first is done only where it is asked for.
  public static let ofDocument = ([.removeActiveContent] + DocumentPass.all).map {
    NormalizationStep(name: $0.name, purpose: $0.purpose)
  }

  /// The steps that are then done to the picture, in their order, again and again until nothing changes.
  public static let ofPicture = LogoPass.all.map { NormalizationStep(name: $0.name, purpose: $0.purpose) }
}
