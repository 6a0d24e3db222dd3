internal import ArgumentParser
internal import CommandRunning
internal import SVGNormalizer

/// `catalogue logo passes`
struct LogoPassesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "passes", abstract: "Print what is done to a logo, as Markdown.",
    discussion: "catalogue logo passes > docs/LOGOS.md")

  func run() {
    Console.print(
      """
      # Logos

      Printed by `catalogue logo passes`; a test keeps this page current.

      Every logo is normalised, so that all platforms draw it alike. `catalogue logo normalize IN OUT` normalises one
      file. For a file that is rejected it reports what is wrong, where, and what to do.

      **Accepted** is whatever can be said in paths: shapes, groups, `use` and `symbol`, transformations, style sheets,
      plain fills and strokes, linear and radial gradients, clips, opacity, any `viewBox`; entities of plain text, as
      Illustrator declares them; UTF-8, UTF-16, and Latin-1 where the file declares it.

      **Rejected** is what could do harm (scripts, handlers, links, animation, references out of the file, entities that hold
      markup or are in other files), what platforms draw differently or not at all (raster images, text, masks of anything but
      white shapes and black ones upon them, filters, blending, patterns, dashes, markers, strokes stretched one way), and what
      is broken, empty or far too large. The codes (some only warn):
      \(LogoProblemCode.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")).

      ## What is done to the file

      \(Self.table(NormalizationStep.ofDocument))

      The first pass runs only with `--sanitize`.

      ## What is then done to the picture, until nothing changes

      \(Self.table(NormalizationStep.ofPicture))
      """)
  }

  private static func table(_ steps: [NormalizationStep]) -> String {
    let rows = steps.map { "| \($0.name) | \($0.purpose) |" }
    return (["| Pass | What it does, and why |", "|---|---|"] + rows).joined(separator: "\n")
  }
}
