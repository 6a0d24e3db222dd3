internal import Catalogue
package import Diagnostics
package import SVGNormalizer

/// A file of the logo folder with its published forms.
package struct LogoSource: Sendable {
  package let source: SourceText
  package let forms: LogoForms
  /// Whether the forms are an earlier build's.
  package var isCached = false

  /// The file's name without its extension, which is the brand's id.
  package var key: String { source.path.fileStem }
}

/// A logo in every form that is published, with the remarks on it. It depends only on the file's bytes and name.
package struct LogoForms: Hashable, Sendable {
  /// The normal form; `nil` where the file is rejected.
  package let svg: [UInt8]?
  /// Its digest.
  let digest: LogoDigest?
  /// The same as a VectorDrawable; `nil` where that can't draw it.
  package let drawable: [UInt8]?
  /// Why there is no VectorDrawable.
  package let limitation: String?
  /// What is visible of the logo; `nil` where the file is rejected.
  package let measures: LogoMeasures?
  /// What is wrong with the file.
  package let remarks: [LogoRemark]
}

extension LogoForms {
  /// - Parameter key: the brand's id, with which the ids in the file begin.
  init(_ bytes: [UInt8], key: String) {
    let result = LogoNormalizer().normalize(bytes)
    let remarks = result.problems.map(LogoRemark.init)
    // A file that isn't named after an id has a finding of its own.
    guard let logo = result.logo, let slug = LogoSlug(key) else {
      self.init(svg: nil, digest: nil, drawable: nil, limitation: nil, measures: nil, remarks: remarks)
      return
    }
    let (drawable, limitation) = Self.drawable(of: logo)
    let svg = Array(SVGWriter.text(for: logo, slug: slug).utf8)
    self.init(
      svg: svg, digest: LogoDigest(sha256: SHA256.hexadecimal(of: svg), length: svg.count),
      drawable: drawable,
      limitation: limitation, measures: logo.measure(), remarks: remarks)
  }

  private static func drawable(of logo: Logo) -> (bytes: [UInt8]?, limitation: String?) {
    do throws(VectorDrawableLimitation) {
      return (Array(try VectorDrawableWriter.text(for: logo).utf8), nil)
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
  /// The range in the file, as byte offsets; empty for what concerns the picture as a whole.
  let span: Range<Int>
}

extension LogoRemark {
  /// What the normaliser found.
  package init(_ problem: LogoProblem) {
    self.init(
      isError: problem.isError, message: "\(problem.message) (\(problem.code.rawValue))",
      fix: problem.fix, span: problem.span)
  }

  /// The remark at its position; what concerns the picture as a whole has no line.
  package func finding(in source: SourceText) -> Finding {
    Finding(message, at: span.isEmpty ? .file(source.path) : source.location(span), fix: fix)
  }
}
