internal import Catalogue
package import Diagnostics
internal import SVGNormalizer

/// A file of the logo folder, with what is known of it. It depends only on the file's bytes and name.
package final class LogoDrawing: Sendable {
  package let source: SourceText
  package let fileName: String
  /// What findings and the catalogue tell of it.
  package let facts: LogoFacts
  private let kept: KeptForms

  /// Normalises a file.
  package convenience init(_ source: SourceText) {
    let file = NormalizedLogo(source.bytes).file(named: source.path.fileStem)
    self.init(source, file.facts, .made(file.forms))
  }

  private init(_ source: SourceText, _ facts: LogoFacts, _ kept: KeptForms) {
    (self.source, self.facts, self.kept) = (source, facts, kept)
    fileName = source.path.fileName
  }

  /// A file of which the facts are known already.
  convenience init(_ source: SourceText, cached facts: LogoFacts) {
    self.init(source, facts, .unknown)
  }

  /// The file's name without its extension, which is the brand's id.
  package var key: String { source.path.fileStem }

  /// Whether the facts are an earlier build's.
  package var isCached: Bool { if case .unknown = kept { true } else { false } }

  /// The logo as it is published; `nil` where the file is rejected. Where it isn't known, it is normalised now.
  package var forms: LogoForms? {
    switch kept {
    case .unknown: NormalizedLogo(source.bytes).file(named: key).forms
    case .made(let forms): forms
    }
  }
}

extension LogoDrawing {
  /// Normalises files, those with the same bytes once: the brands of a group often have one logo.
  package static func all(of files: [SourceText], jobs: Int) async -> [LogoDrawing] {
    let groups = Dictionary(grouping: files.indices) { FileBytes(files[$0]) }.values.sorted { $0[0] < $1[0] }
    let read = await ParallelMap(jobs: jobs).map(groups) { alike($0.map { files[$0] }) }
    return zip(groups.joined(), read.joined()).sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Files with the same bytes.
  private static func alike(_ files: [SourceText]) -> [LogoDrawing] {
    let logo = NormalizedLogo(files[0].bytes)
    var shared: (LogoFacts, KeptForms)?
    return files.map { source in
      if let (facts, kept) = shared, NormalizedLogo.isID(source.path.fileStem) {
        return LogoDrawing(source, facts, kept)
      }
      let file = logo.file(named: source.path.fileStem)
      let kept = KeptForms.made(file.forms)
      if file.forms != nil, !file.hasIDs { shared = (file.facts, kept) }
      return LogoDrawing(source, file.facts, kept)
    }
  }

  /// A file by its bytes, which are hashed once.
  private struct FileBytes: Hashable {
    private let bytes: [UInt8]
    private let hash: Int

    init(_ file: SourceText) {
      var hasher = Hasher()
      file.bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
      (bytes, hash) = (file.bytes, hasher.finalize())
    }

    static func == (left: FileBytes, right: FileBytes) -> Bool { left.bytes == right.bytes }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }
}

/// What is kept of a logo's forms.
private enum KeptForms: Sendable {
  /// Nothing: the facts are an earlier build's.
  case unknown
  /// `nil` where the file is rejected.
  case made(LogoForms?)
}
