internal import ArgumentParser
internal import CatalogueCompiler
internal import Diagnostics
internal import FileAccess

/// A file that becomes the logo of a brand.
struct NormalLogo {
  /// Where the logo is written.
  let path: String
  let svg: [UInt8]
  /// What became of it, in one line.
  let summary: String

  /// Brings a file into form, and tells what was taken out of it.
  /// - Throws: `ExitCode.findings`, after telling why it can't be a logo; `FileError` where it can't be read.
  init(_ file: String, of id: String, market: String) throws {
    let source = try SourceText(file: file)
    let result = LogoNormalization(source, name: id, sanitizes: true)
    try ErrorStream.tell(result.diagnostics)
    guard let svg = result.svg else { throw ExitCode.findings }
    self.svg = svg
    path = "\(market)/logos/\(id).svg"
    summary = "\(path): \(source.bytes.count) bytes became \(svg.count)"
  }
}
