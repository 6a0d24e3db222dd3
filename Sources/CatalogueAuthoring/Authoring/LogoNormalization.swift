internal import CatalogueRules
internal import CatalogueSources
public import Diagnostics
internal import SVGNormalizer

/// The normalisation of one SVG file.
public struct LogoNormalization: Sendable {
  /// The file in normal form; `nil` when it is rejected.
  public let svg: [UInt8]?
  /// What is visible of it; `nil` when it is rejected.
  let measures: LogoMeasures?
  /// All that is wrong with it, by position.
  public let diagnostics: [Diagnostic]

  /// - Parameters:
  ///   - source: the file.
  ///   - name: what the ids in the result begin with, as far as it is made of a to z, 0 to 9 and `-`.
  ///   - sanitizes: whether scripts, event handlers, links and animation are removed with a warning, instead of rejecting
  ///     the file.
  public init(_ source: SourceText, name: String, sanitizes: Bool) {
    let result = LogoNormalizer(sanitizes: sanitizes).normalize(source.bytes)
    let text = LogoSourceText(source)
    let problems = result.problems.map(LogoRemark.init).map { remark in
      (remark.isError ? Rule.drawableLogo : .doubtfulLogo).diagnostic(remark.finding(in: text))
    }
    measures = result.logo.map { $0.measure() }
    // No name of XML begins with a hyphen.
    let slug = LogoSlug(name.hasPrefix("-") ? "" : name) ?? LogoSlug("logo")
    svg = result.logo.flatMap { logo in slug.map { SVGWriter.bytes(for: WrittenLogo(logo), slug: $0) } }
    diagnostics = (problems + (svg.map { LogoSize.diagnostics($0.count, of: source) } ?? [])).sorted()
  }
}
