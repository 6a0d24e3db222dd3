internal import Diagnostics
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
  let problems: [LogoProblem]

  /// - Parameter key: the brand's id, with which the ids in the file begin.
  init(_ bytes: [UInt8], key: String) {
    let result = LogoNormalizer().normalize(bytes)
    problems = result.problems
    // A file that isn't named after an id has a finding of its own.
    guard let logo = result.logo, let slug = LogoSlug(key) else {
      svg = nil
      drawable = nil
      limitation = nil
      measures = nil
      return
    }
    svg = Array(SVGWriter.text(for: logo, slug: slug).utf8)
    measures = logo.measure()
    do {
      drawable = Array(try VectorDrawableWriter.text(for: logo).utf8)
      limitation = nil
    } catch {
      drawable = nil
      limitation = error.message
    }
  }
}
