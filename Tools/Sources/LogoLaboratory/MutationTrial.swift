internal import SVGNormalizer

/// The result of one damaged file.
struct MutationTrial: Sendable {
  let number: Int
  /// The bytes of the normal form; `nil` where the file is refused.
  let result: [UInt8]?
  /// Whether the result, brought into the form once more, is the same bytes.
  let isStable: Bool
  /// The processor time of the longer of both.
  let seconds: Double

  private static let slug = LogoSlug("logo")

  init(_ number: Int, of mutation: Mutation) {
    self.number = number
    let first = Normalization(mutation.file(number), slug: Self.slug)
    let again = first.result.map { Normalization($0, slug: Self.slug) }
    result = first.result
    isStable = again?.result == first.result
    seconds = max(first.seconds, again?.seconds ?? 0)
  }
}
