package import Catalogue
package import Diagnostics
package import SVGNormalizer

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
