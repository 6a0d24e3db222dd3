internal import ArgumentParser
internal import CatalogueAuthoring
internal import Diagnostics
internal import FileAccess

/// A normalised file that becomes the logo of a brand.
struct NormalizedLogo {
  /// Where the logo is written.
  let path: String
  let svg: [UInt8]
  /// The result, in one line.
  let summary: String

  /// Normalises a file, and reports what was removed from it.
  /// - Throws: `ExitCode.findings`, after reporting why it can't be a logo; `FileError` where it can't be read.
  init(_ file: String, of id: String, market: String) throws {
    let source = try SourceText(file: file)
    let result = LogoNormalization(source, name: id, sanitizes: true)
    try ErrorStream.write(findings: result.diagnostics)
    guard let svg = result.svg else { throw ExitCode.findings }
    self.svg = svg
    path = "\(market)/logos/\(id).svg"
    summary = "\(path): \(source.bytes.count) bytes became \(svg.count)"
  }
}
