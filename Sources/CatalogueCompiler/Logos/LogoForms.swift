internal import SVGNormalizer

/// A logo in every form that is published, and what is to be said about it. It depends on nothing but the file's
/// bytes and name.
struct LogoForms: Hashable, Sendable {
  /// The normal form; `nil` where the file is refused.
  let svg: [UInt8]?
  /// The same as a VectorDrawable; `nil` where that can't say it.
  let drawable: [UInt8]?
  /// Why there is no VectorDrawable.
  let limitation: String?
  /// What of the logo is seen; `nil` where the file is refused.
  let measures: LogoMeasures?
  /// What is wrong with the file.
  let remarks: [LogoRemark]
}

extension LogoForms {
  /// - Parameter key: the brand's id, with which the ids in the file begin.
  init(_ bytes: [UInt8], key: String) {
    let result = LogoNormalizer().normalize(bytes)
    let remarks = result.problems.map(LogoRemark.init)
    // A file that isn't named after an id has a finding of its own.
    guard let logo = result.logo, let slug = LogoSlug(key) else {
      self.init(svg: nil, drawable: nil, limitation: nil, measures: nil, remarks: remarks)
      return
    }
    let (drawable, limitation) = Self.drawable(of: logo)
    self.init(
      svg: Array(SVGWriter.text(for: logo, slug: slug).utf8), drawable: drawable, limitation: limitation,
      measures: logo.measure(), remarks: remarks)
  }

  private static func drawable(of logo: Logo) -> (bytes: [UInt8]?, limitation: String?) {
    do throws(VectorDrawableLimitation) {
      return (Array(try VectorDrawableWriter.text(for: logo).utf8), nil)
    } catch {
      return (nil, error.message)
    }
  }
}
