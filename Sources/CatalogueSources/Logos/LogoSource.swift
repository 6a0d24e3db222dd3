package import Catalogue
package import Diagnostics
package import SVGNormalizer

/// A file of the logo folder, with what is known of it. It depends only on the file's bytes and name.
package final class LogoSource: Sendable {
  package let source: SourceText
  package let fileName: String
  /// What findings and the catalogue tell of it.
  package let facts: LogoFacts
  private let kept: KeptForms

  /// Normalises a file.
  /// - Parameter scratch: where its forms are put away, of which findings tell nothing; `nil` for memory.
  package init(_ source: SourceText, scratch: (any ScratchSpace)? = nil) {
    let logo = NormalizedLogoFile(source)
    let stored = logo.forms.flatMap { forms in scratch.flatMap { StoredForms(forms, in: $0) } }
    (facts, kept) = (logo.facts, stored.map(KeptForms.stored) ?? .made(logo.forms))
    (self.source, fileName) = (source, source.path.fileName)
  }

  /// A file of which the facts are known already.
  init(_ source: SourceText, cached facts: LogoFacts) {
    (self.facts, kept) = (facts, .unknown)
    (self.source, fileName) = (source, source.path.fileName)
  }

  /// The file's name without its extension, which is the brand's id.
  package var key: String { source.path.fileStem }

  /// Whether the facts are an earlier build's.
  package var isCached: Bool { if case .unknown = kept { true } else { false } }

  /// The logo as it is published; `nil` where the file is rejected. Where it isn't known, it is normalised now.
  package var forms: LogoForms? {
    switch kept {
    case .unknown: NormalizedLogoFile(source).forms
    case .made(let forms): forms
    case .stored(let stored): stored.forms ?? NormalizedLogoFile(source).forms
    }
  }

  /// The same as files have it, which are read from where it was put away only when they are written.
  package var files: (svg: FileContent, drawable: FileContent?)? {
    guard case .stored(let stored) = kept else {
      return forms.map { (FileContent($0.svg), $0.drawable.map(FileContent.init)) }
    }
    let drawable =
      stored.hasDrawable ? FileContent(making: { stored.drawable ?? self.forms?.drawable ?? [] }) : nil
    return (FileContent(making: { stored.svg ?? self.forms?.svg ?? [] }), drawable)
  }
}

/// What is kept of a logo's forms.
private enum KeptForms: Sendable {
  /// Nothing: the facts are an earlier build's.
  case unknown
  /// `nil` where the file is rejected.
  case made(LogoForms?)
  case stored(StoredForms)
}

/// The forms of a logo where they are put away; each is `nil` where it can't be read.
private struct StoredForms: Sendable {
  private let space: any ScratchSpace
  private let places: (svg: Range<Int>, drawable: Range<Int>?)

  /// `nil` where they can't be put away.
  init?(_ forms: LogoForms, in space: any ScratchSpace) {
    guard let range = space.append(forms.svg + (forms.drawable ?? [])) else { return nil }
    let end = range.lowerBound + forms.svg.count
    self.space = space
    places = (range.lowerBound..<end, forms.drawable.map { _ in end..<range.upperBound })
  }

  var hasDrawable: Bool { places.drawable != nil }
  var svg: [UInt8]? { space.read(places.svg) }
  var drawable: [UInt8]? { places.drawable.flatMap(space.read) }

  var forms: LogoForms? {
    guard let svg else { return nil }
    let drawable = drawable
    return hasDrawable && drawable == nil ? nil : LogoForms(svg: svg, drawable: drawable)
  }
}

/// A logo in every form that is published.
package struct LogoForms: Hashable, Sendable {
  /// The normal form.
  package let svg: [UInt8]
  /// The same as a VectorDrawable; `nil` where that can't draw it.
  package let drawable: [UInt8]?
}

/// What is known of a logo's file beside its forms.
package struct LogoFacts: Hashable, Sendable {
  /// The digest of the normal form; `nil` where the file is rejected.
  package let digest: LogoDigest?
  /// Why there is no VectorDrawable.
  package let limitation: String?
  /// What is visible of the logo; `nil` where the file is rejected.
  package let measures: LogoMeasures?
  /// What is wrong with the file.
  package let remarks: [LogoRemark]

  /// Whether the logo is published.
  package var isAccepted: Bool { digest != nil }
  /// How many bytes the normal form has.
  package var byteCount: Int? { digest?.length }
}

/// The result of normalising a logo's file.
private struct NormalizedLogoFile {
  let facts: LogoFacts
  let forms: LogoForms?

  /// - Parameter source: the file, which is named after the brand's id; the ids in the logo begin with it.
  init(_ source: SourceText) {
    let result = LogoNormalizer().normalize(source.bytes)
    let remarks = result.problems.map(LogoRemark.init)
    // A file that isn't named after an id has a finding of its own.
    guard let logo = result.logo, let slug = LogoSlug(source.path.fileStem) else {
      facts = LogoFacts(digest: nil, limitation: nil, measures: nil, remarks: remarks)
      forms = nil
      return
    }
    let written = WrittenLogo(logo)
    let (drawable, limitation) = Self.drawable(of: written)
    let svg = SVGWriter.bytes(for: written, slug: slug)
    forms = LogoForms(svg: svg, drawable: drawable)
    facts = LogoFacts(
      digest: LogoDigest(sha256: SHA256.hexadecimal(of: svg), length: svg.count), limitation: limitation,
      measures: logo.measure(), remarks: remarks)
  }

  private static func drawable(of logo: WrittenLogo) -> (bytes: [UInt8]?, limitation: String?) {
    do throws(VectorDrawableLimitation) {
      return (try VectorDrawableWriter.bytes(for: logo), nil)
    } catch {
      return (nil, error.message)
    }
  }
}

/// A problem of a logo's file, in the words of a finding.
package struct LogoRemark: Hashable, Sendable {
  /// Whether the logo is rejected, or published all the same.
  package let isError: Bool
  let message: String
  let fix: String
  /// The range in the file's text, as byte offsets.
  let span: Range<Int>
  /// The change of the text that fixes it, if there is one right one.
  let edit: LogoEdit?
}

extension LogoRemark {
  /// What the normaliser found.
  package init(_ problem: LogoProblem) {
    self.init(
      isError: problem.isError, message: "\(problem.message) (\(problem.code.rawValue))",
      fix: problem.fix, span: problem.span, edit: problem.edit)
  }

  /// The remark at its position.
  package func finding(in text: LogoSourceText) -> Finding {
    let edit = edit.flatMap { edit in
      // Offsets in a text that was decoded aren't those of the file.
      text.isFile ? TextEdit(replacing: edit.span, of: text.source, with: edit.replacement) : nil
    }
    return Finding(message, at: text.source.location(span), fix: fix, edit: edit)
  }
}

/// A logo's file as UTF-8, to which the positions of remarks refer.
package struct LogoSourceText: Sendable {
  fileprivate let source: SourceText
  fileprivate let isFile: Bool

  package init(_ file: SourceText) {
    let text = LogoText(file.bytes)
    isFile = text.isFile
    source = isFile ? file : SourceText(path: file.path, bytes: text.bytes)
  }

  /// The location of the picture as a whole: its root element.
  package var picture: SourceLocation {
    let tag = Array("<svg".utf8)
    let start = source.bytes.indices.first { source.bytes[$0...].starts(with: tag) }
    return source.location(start.map { $0..<$0 + tag.count } ?? 0..<0)
  }
}
