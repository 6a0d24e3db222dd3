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
