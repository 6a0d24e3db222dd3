public import Diagnostics

extension CataloguePipeline {
  /// Makes every change that a finding in the settings or a brand file has, until none has one.
  /// - Returns: the sources as they are then, and the findings that were mended.
  public func mend(_ files: SourceFiles) async -> (files: SourceFiles, mended: [Diagnostic]) {
    var files = files
    var mending = Mending([files.settings] + files.brands)
    // No change comes from a logo, and bringing them into form takes most of the time.
    var sources = files
    sources.logos = []
    for _ in 0..<Mending.mostRounds where mending.apply(await findings(in: sources)) {
      sources.settings = mending.files[0]
      sources.brands = Array(mending.files.dropFirst())
    }
    (files.settings, files.brands) = (sources.settings, sources.brands)
    return (files, mending.mended)
  }
}
