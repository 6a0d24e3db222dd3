internal import Catalogue
internal import SVGNormalizer

/// A logo in the normal form. All files with the same bytes have it in common; a file's name gives the ids in it.
struct NormalizedLogo {
  /// A picture that isn't rejected.
  private struct Picture {
    let written: WrittenLogo
    let measures: LogoMeasures?
    /// As a VectorDrawable; `nil` where that can't draw it.
    let drawable: [UInt8]?
    /// Why there is no VectorDrawable.
    let limitation: String?
  }

  private let picture: Picture?
  private let remarks: [LogoRemark]

  /// Normalises the bytes of a file.
  init(_ bytes: [UInt8]) {
    let result = LogoNormalizer().normalize(bytes)
    remarks = result.problems.map(LogoRemark.init)
    picture = result.logo.map(Self.picture)
  }

  private static func picture(of logo: Logo) -> Picture {
    let written = WrittenLogo(logo)
    let (drawable, limitation) = drawable(of: written)
    return Picture(
      written: written, measures: logo.measure(), drawable: drawable, limitation: limitation)
  }

  private static func drawable(of logo: WrittenLogo) -> (bytes: [UInt8]?, limitation: String?) {
    do throws(VectorDrawableLimitation) {
      return (try VectorDrawableWriter.bytes(for: logo), nil)
    } catch {
      return (nil, error.message)
    }
  }

  /// The file of an entry.
  struct File {
    let facts: LogoFacts
    /// `nil` where the file is rejected.
    let forms: LogoForms?
    /// Whether there are ids in it, so that a file of another name isn't the same.
    let hasIDs: Bool
  }

  /// Whether a name is an entry's id. A file of another name has a finding of its own.
  static func isID(_ name: String) -> Bool { LogoSlug(name) != nil }

  /// The file that is named after an entry's id, without its extension.
  func file(named name: String) -> File {
    guard let picture, let slug = LogoSlug(name) else {
      let facts = LogoFacts(digest: nil, limitation: nil, measures: nil, remarks: remarks)
      return File(facts: facts, forms: nil, hasIDs: false)
    }
    let (svg, hasIDs) = SVGWriter.file(for: picture.written, slug: slug)
    let digest = LogoDigest(sha256: SHA256.hexadecimal(of: svg), length: svg.count)
    return File(
      facts: LogoFacts(
        digest: digest, limitation: picture.limitation, measures: picture.measures, remarks: remarks),
      forms: LogoForms(svg: svg, drawable: picture.drawable), hasIDs: hasIDs)
  }
}
